import { mount } from "svelte";
import { settings } from "../shell/settings.svelte";
import "../theme/tokens.css";
import "../theme/fonts.css";
import "../theme/base.css";
import Dev from "./Dev.svelte";

void settings.start();
mount(Dev, { target: document.getElementById("app")! });
