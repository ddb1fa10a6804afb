/* The twelve flags. Spain's is ours, without its arms: at this size they'd be a smudge of 80 kB. */

import cf from "flag-icons/flags/4x3/cf.svg";
import cn from "flag-icons/flags/4x3/cn.svg";
import cu from "flag-icons/flags/4x3/cu.svg";
import de from "flag-icons/flags/4x3/de.svg";
import fr from "flag-icons/flags/4x3/fr.svg";
import gb from "flag-icons/flags/4x3/gb.svg";
import india from "flag-icons/flags/4x3/in.svg";
import it from "flag-icons/flags/4x3/it.svg";
import ru from "flag-icons/flags/4x3/ru.svg";
import tr from "flag-icons/flags/4x3/tr.svg";
import us from "flag-icons/flags/4x3/us.svg";
import type { Nation } from "../wire/game";
import es from "./es.svg";

export const FLAGS: Record<Nation, string> = {
  CF: cf, CN: cn, CU: cu, DE: de, ES: es, FR: fr, GB: gb, IN: india, IT: it, RU: ru, TR: tr, US: us,
};
