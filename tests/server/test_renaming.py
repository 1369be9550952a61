"""Renaming a seat: the table, its log and later connections show the new name; nobody can rename another seat."""

from __future__ import annotations


def test_a_player_renames_their_own_seat_only(served, device):
    owner = device()
    seats = ["person", "random", "random"]
    made = owner.post("/api/tables", json={"game": "germany", "players": 3, "seats": seats, "seed": 1}).json()
    address = f"/api/tables/{made['table']}/name"
    with served.sit(made, 0) as red:
        assert owner.post(address, json={"name": "Ada"}).json()["seat"]["name"] == "Ada"
        while not (renamed := [event for event in red.events if event["type"] == "renamed"]):
            red.read()
        assert (renamed[0]["seat"], renamed[0]["name"], renamed[0]["former"]) == (0, "Ada", "red")
        assert red.now["table"]["seats"][0]["name"] == "Ada"
        assert owner.post(address, json={"name": "Eve", "seat": 1}).status_code == 403
    assert device().post(address, json={"name": "Eve"}).status_code == 403
    assert served.table_from_disk(made["table"]).seats[0].name == "Ada"


def test_a_deleted_device_leaves_no_name_behind(served, device):
    owner, other = device(), device()
    made = owner.post(
        "/api/tables", json={"game": "germany", "players": 3, "seats": ["person", "link", "random"]}
    ).json()
    other.post("/api/join", json={"invite": made["invites"]["1"]["invite"], "name": "Grace"})
    assert other.post(f"/api/tables/{made['table']}/name", json={"name": "Gracie"}).status_code == 200
    assert other.delete("/api/my/data").status_code == 200
    stored = served.table_from_disk(made["table"])
    assert "Grac" not in str([*stored.events_for(None, stored.first_event), *(seat.to_json() for seat in stored.seats)])
