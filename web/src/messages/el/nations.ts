import type { Nation } from "../../wire/game";

interface Forms {
  /** As a heading, and on the rim of a table. */
  name: string;
  /** 'επισκέπτες από ...' */
  from: string;
  woman: string;
  man: string;
  /** The man as an object: 'βάζεις έναν Βρετανό'. */
  manObject: string;
  table: string;
  /** 'βρετανικό', for one table; for several it ends in -ά. */
  adjective: string;
}

const forms = (name: string, from: string, adjective: string, woman: string, man: string): Forms => ({
  name,
  from,
  woman: `μια ${woman}`,
  man: `ένας ${man}`,
  manObject: `έναν ${man.replace(/ς$/, "")}`,
  table: `το ${adjective} τραπέζι`,
  adjective,
});

export const nations: Record<Nation, Forms> = {
  CF: forms("Κεντρική Αφρική", "την Κεντρική Αφρική", "κεντροαφρικανικό", "Κεντροαφρικανή", "Κεντροαφρικανός"),
  CN: forms("Κίνα", "την Κίνα", "κινεζικό", "Κινέζα", "Κινέζος"),
  CU: forms("Κούβα", "την Κούβα", "κουβανικό", "Κουβανή", "Κουβανός"),
  DE: forms("Γερμανία", "τη Γερμανία", "γερμανικό", "Γερμανίδα", "Γερμανός"),
  ES: forms("Ισπανία", "την Ισπανία", "ισπανικό", "Ισπανίδα", "Ισπανός"),
  FR: forms("Γαλλία", "τη Γαλλία", "γαλλικό", "Γαλλίδα", "Γάλλος"),
  GB: forms("Μεγάλη Βρετανία", "τη Μεγάλη Βρετανία", "βρετανικό", "Βρετανίδα", "Βρετανός"),
  IN: forms("Ινδία", "την Ινδία", "ινδικό", "Ινδή", "Ινδός"),
  IT: forms("Ιταλία", "την Ιταλία", "ιταλικό", "Ιταλίδα", "Ιταλός"),
  RU: forms("Ρωσία", "τη Ρωσία", "ρωσικό", "Ρωσίδα", "Ρώσος"),
  TR: forms("Τουρκία", "την Τουρκία", "τουρκικό", "Τουρκάλα", "Τούρκος"),
  US: forms("ΗΠΑ", "τις ΗΠΑ", "αμερικανικό", "Αμερικανίδα", "Αμερικανός"),
};
