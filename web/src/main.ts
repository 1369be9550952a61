// The page starts here, as soon as it has words.
import "@fontsource-variable/figtree";
import "@fontsource/fredoka/600.css"; // the one weight it is used in
import "./art/tokens.css";
import "../../src/hexstead/drawing/board.css";
import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./words";

void words.speak(words.language).then(() => mount(App, { target: document.getElementById("page")! }));
