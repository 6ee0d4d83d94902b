const NO =
  /^(Afeganistão|Azerbaijão|Bangladesh|Barein|Benin|Brasil|Brunei|Burundi|Butão|Camboja|Canadá|Catar|Cazaquistão|Chade|Chile|Congo.*|Djibuti|Egito|Equador|Gabão|Haiti|Iêmen|Irã|Iraque|Japão|Kosovo|Kuwait|Laos|Lesoto|Líbano|Liechtenstein|Malaui|Mali|Marrocos|México|Mianmar.*|Nepal|Níger|Panamá|Paquistão|Paraguai|Peru|Quênia|Quirguistão|Reino Unido|Saara Ocidental|Senegal|Sri Lanka|Sudão|Sudão do Sul|Suriname|Tadjiquistão|Território .*|Togo|Turcomenistão|Uruguai|Uzbequistão|Vietnã|Zimbábue)$/;
const NA =
  /^(África do Sul|Albânia|Alemanha|Antártida|Arábia Saudita|Argélia|Argentina|Armênia|Austrália|Áustria|Bélgica|Bielorrússia|Bolívia|Bósnia e Herzegovina|Botsuana|Bulgária|China|Cidade do Vaticano|Colômbia|Coreia do .*|Costa Rica|Costa do Marfim|Croácia|Dinamarca|Dominica|Eritreia|Eslováquia|Eslovênia|Espanha|Estônia|Etiópia|Finlândia|França|Gâmbia|Geórgia|Grécia|Groenlândia|Guatemala|Guiana.*|Guiné.*|Hungria|Ilha .*|Índia|Indonésia|Irlanda|Islândia|Itália|Jamaica|Jordânia|Letônia|Libéria|Líbia|Lituânia|Macedônia do Norte|Malásia|Martinica|Mauritânia|Micronésia|Moldávia|Mongólia|Namíbia|Nicarágua|Nigéria|Noruega|Nova .*|Papua-Nova Guiné|Polinésia Francesa|Polônia|República .*|Reunião|Romênia|Rússia|Samoa Americana|Serra Leoa|Sérvia|Síria|Somália|Suécia|Suíça|Tailândia|Tanzânia|Tchéquia|Tunísia|Turquia|Ucrânia|União Europeia|Venezuela|Zâmbia)$/;
const NOS = /^(Camarões|Emirados Árabes Unidos|Estados Unidos|Países .*|Territórios .*)$/;
const NAS = /^(Bahamas|Bermudas|Comores|Filipinas|Ilhas .*|Maldivas|Seicheles)$/;

/** A country within a sentence, by its name: "no Brasil", "na França", "nos Estados Unidos", "em Portugal". */
export function inCountry(name: string): string {
  if (NO.test(name)) return `no ${name}`;
  if (NA.test(name)) return `na ${name}`;
  if (NOS.test(name)) return `nos ${name}`;
  return NAS.test(name) ? `nas ${name}` : `em ${name.replace(', RAE da China', '')}`;
}
