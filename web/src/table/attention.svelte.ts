// Tells the player that it is their turn while the page is in the background: tab title, icon and notification.

import { fileAddress } from "../site";
import { gameName, t } from "../i18n";
import { settings } from "./settings.svelte";

const ICON = fileAddress("icon.svg");
const TURN_ICON = new URL("../art/icon-turn.svg", import.meta.url).href;

/** Whether this browser can show notifications. */
export const canNotify = typeof Notification !== "undefined";

/** Ask for permission; if granted, store that notifications are wanted. */
export async function allowNotifications(): Promise<void> {
  settings.update({ notify: (await Notification.requestPermission()) === "granted" });
}

/** Show in the tab whether the table waits for this player. */
export function showInTab(game: string, code: string, asked: boolean): void {
  document.title = asked ? t("your-turn", { game: gameName(game) }) : `${gameName(game)} · ${code}`;
  document.querySelector<HTMLLinkElement>("link[rel='icon']")?.setAttribute("href", asked ? TURN_ICON : ICON);
}

/** Restore title and icon. */
export function clearTab(): void {
  document.title = t("brand");
  document.querySelector<HTMLLinkElement>("link[rel='icon']")?.setAttribute("href", ICON);
}

/** Notify the player if the page is in the background. */
export function notifyTurn(game: string, code: string): void {
  if (!settings.notify || !document.hidden || !canNotify || Notification.permission !== "granted") return;
  new Notification(t("your-turn", { game: gameName(game) }), { body: t("notify-body", { code }), icon: ICON, tag: code });
}
