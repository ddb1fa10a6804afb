import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./shell/router.svelte";
import { settings } from "./shell/settings.svelte";
import "./theme/tokens.css";
import "./theme/fonts.css";
import "./theme/base.css";

settings.start();
router.start();

const target = document.getElementById("app");
if (target) mount(App, { target });
