const AU =
  /^(Bangladesh|Bélarus|Belize|Bénin|Bhoutan|Botswana|Brésil|Brunei|Burkina Faso|Burundi|Cambodge|Cameroun|Canada|Cap-Vert|Chili|Congo-.*|Costa Rica|Danemark|Gabon|Ghana|Groenland|Guatemala|Guyana|Honduras|Japon|Kazakhstan|Kenya|Kirghizstan|Kosovo|Koweït|Laos|Lesotho|Liban|Liberia|Liechtenstein|Luxembourg|Malawi|Mali|Maroc|Mexique|Monténégro|Mozambique|Myanmar.*|Népal|Nicaragua|Niger|Nigeria|Pakistan|Panama|Paraguay|Pérou|Portugal|Qatar|Royaume-Uni|Rwanda|Salvador|Sénégal|Soudan|Soudan du Sud|Sri Lanka|Suriname|Tadjikistan|Tchad|Timor oriental|Togo|Turkménistan|Vanuatu|Venezuela|Viêt Nam|Vietnam|Yémen|Zimbabwe)$/;
const AUX =
  /^(Bahamas|Bermudes|Comores|Émirats arabes unis|États-Unis|Fidji|Îles .*|Maldives|Palaos|Pays-Bas|Philippines|Seychelles)$/;
const A =
  /^(Anguilla|Antigua-et-Barbuda|Aruba|Bahreïn|Chypre|Cuba|Curaçao|Djibouti|Gibraltar|Guam|Guernesey|Haïti|Jersey|Kiribati|La Réunion|Madagascar|Malte|Mayotte|Monaco|Montserrat|Nauru|Oman|Porto Rico|Saint-.*|Sao Tomé-et-Principe|Sainte-.*|Samoa.*|Singapour|Taïwan|Tonga|Trinité-et-Tobago|Tuvalu)$/;

/** Countries that are neither of these and stand behind an article, by what they are called alone. */
const PLACES: Readonly<Record<string, string>> = {
  Barbade: 'à la Barbade',
  Dominique: 'à la Dominique',
  'État de la Cité du Vatican': 'au Vatican',
  Grenade: 'à la Grenade',
  'Île de Man': 'à l’île de Man',
  Maurice: 'à l’île Maurice',
  'R.A.S. chinoise de Hong Kong': 'à Hong Kong',
  'R.A.S. chinoise de Macao': 'à Macao',
  'Territoires palestiniens': 'dans les Territoires palestiniens',
};

/** A country within a sentence, by its name: "en France", "au Canada", "aux États-Unis", "à Malte". */
export function inCountry(name: string): string {
  if (PLACES[name]) return PLACES[name];
  if (AU.test(name)) return `au ${name}`;
  if (AUX.test(name)) return `aux ${name}`;
  return A.test(name) ? `à ${name}` : `en ${name}`;
}
