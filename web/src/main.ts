// Entry point: loads the messages, then mounts the page.
import "@fontsource-variable/figtree";
import "@fontsource/fredoka/600.css"; // the only weight in use
import "./art/tokens.css";
import "../../src/hexstead/drawing/board.css";
import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { i18n } from "./i18n";
import { OFFLINE_INDEX, SITE } from "./site";
import { setTransport, whenLoaded } from "./transport";

if (SITE && OFFLINE_INDEX) setTransport(whenLoaded(import("./offline/transport").then(({ startOffline }) => startOffline(OFFLINE_INDEX!))));

void i18n.load(i18n.language).then(() => mount(App, { target: document.getElementById("page")! }));
