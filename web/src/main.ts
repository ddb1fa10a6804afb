import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./shell/router.svelte";
import { settings } from "./shell/settings.svelte";
import "./theme/tokens.css";
import "./theme/fonts.css";
import "./theme/base.css";

router.start();

// First the reader's language, then the page: nobody sees it change its mind.
const target = document.getElementById("app");
void settings.start().then(() => target && mount(App, { target }));
