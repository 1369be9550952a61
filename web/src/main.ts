// The page starts here.
import "@fontsource-variable/figtree";
import "@fontsource-variable/fredoka";
import "./art/tokens.css";
import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("page")! });
