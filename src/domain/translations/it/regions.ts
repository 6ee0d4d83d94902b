const NEL =
  /^(Belize|Benin|Bhutan|Botswana|Brunei|Burkina Faso|Burundi|Ciad|Gabon|Ghana|Kirghizistan|Kosovo|Kuwait|Laos|Lesotho|Liechtenstein|Malawi|Montenegro|Mozambico|Myanmar.*|Nepal|Niger|Qatar|Regno Unito|Sahara Occidentale|Senegal|Sud Sudan|Suriname|Territorio Britannico.*|Togo|Turkmenistan)$/;
const NEGLI = /^(Emirati Arabi Uniti|Stati Uniti)$/;
const NEI = /^(Caraibi Olandesi|Paesi Bassi|Territori Palestinesi)$/;
const ALLE = /^(Bahamas|Comore|Isole .*|Maldive|Samoa Americane|Seychelles|Svalbard .*)$/;
const NELLA = /^(Georgia del Sud.*|Guinea Equatoriale|Guyana Francese|Polinesia Francese|Repubblica .*)$/;
const A =
  /^(Barbados|Cipro|Cuba|Curaçao|Dominica|Gibuti|Gibilterra|Grenada|Guam|Guernsey|Jersey|Kiribati|Malta|Mauritius|Mayotte|Monaco|Montserrat|Nauru|Niue|Palau|Panama|Portorico|Saint.*|Samoa|Sant’Elena|São Tomé e Príncipe|Singapore|Sint Maarten|San Marino|Taiwan|Timor Est|Tokelau|Tonga|Trinidad e Tobago|Tristan da Cunha|Tuvalu|Vanuatu|Wallis e Futuna)$/;

/** Countries that are none of these, by what they are called alone. */
const PLACES: Readonly<Record<string, string>> = {
  Anguilla: 'ad Anguilla',
  Bermuda: 'alle Bermuda',
  'Città del Vaticano': 'in Vaticano',
  'Congo - Kinshasa': 'nella Repubblica Democratica del Congo',
  'Congo-Brazzaville': 'nella Repubblica del Congo',
  'El Salvador': 'in Salvador',
  Figi: 'alle Figi',
  Filippine: 'nelle Filippine',
  Gambia: 'in Gambia',
  Guadalupa: 'in Guadalupa',
  Haiti: 'ad Haiti',
  'Antigua e Barbuda': 'ad Antigua e Barbuda',
  Aruba: 'ad Aruba',
  'Terre Australi Francesi': 'nelle Terre Australi Francesi',
  Madagascar: 'in Madagascar',
  Martinica: 'in Martinica',
  'RAS di Hong Kong': 'a Hong Kong',
  'RAS di Macao': 'a Macao',
  Riunione: 'sull’isola della Riunione',
  Yemen: 'nello Yemen',
  Zambia: 'nello Zambia',
  Zimbabwe: 'nello Zimbabwe',
};

/** A country within a sentence, by its name: "in Italia", "negli Stati Uniti", "a Malta". */
export function inCountry(name: string): string {
  if (PLACES[name]) return PLACES[name];
  if (/^Isola /.test(name)) return `sull’${name}`;
  if (NEL.test(name)) return `nel ${name}`;
  if (NEGLI.test(name)) return `negli ${name}`;
  if (NEI.test(name)) return `nei ${name}`;
  if (ALLE.test(name)) return `alle ${name}`;
  if (NELLA.test(name)) return `nella ${name}`;
  return A.test(name) ? `a ${name}` : `in ${name}`;
}
