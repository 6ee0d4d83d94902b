import type * as English from '../../../messages/import/import-failures.ts';
import type { Translated } from '../../../language/translated.ts';

export const READING_FAILURES: Translated<typeof English.READING_FAILURES> = {
  unknown:
    'Não conhecemos este tipo de exportação. Escolha o ZIP ou os arquivos CSV ou JSON que o Letterboxd, IMDb, Trakt, TV Time, Simkl ou Marquee deu a você.',
  blank: 'Este arquivo está vazio. Baixe-o de novo e escolha-o mais uma vez.',
  pdf: 'Isto é um PDF. Escolha o arquivo ZIP, CSV ou JSON que o site deu a você.',
  page: 'Isto é uma página de um site, não a exportação dele. Entre lá, baixe a exportação e escolha-a.',
  workbook: 'Isto é uma planilha. Salve-a como CSV e escolha esse arquivo.',
  archive:
    'Este é um arquivo compactado que não conseguimos abrir. Descompacte-o e escolha os arquivos, ou junte-os em um ZIP.',
  nested: 'Este ZIP contém outros ZIPs. Descompacte-o e escolha o ZIP de dentro que é sua exportação.',
  manyFiles:
    'Este ZIP contém mais de 5.000 arquivos e não é aberto. Escolha só os arquivos com seu histórico.',
  several: 'Estes arquivos vêm de sites diferentes. Importe um site de cada vez.',
  broken:
    'Este arquivo está danificado ou incompleto e não pode ser lido. Baixe-o de novo e escolha-o mais uma vez.',
  tooBig: 'Este arquivo tem mais de 200\u00a0MB e não é aberto. Escolha só os arquivos com seu histórico.',
  tooMany: 'Este arquivo contém mais de 200.000 itens. Escolha alguns dos arquivos de cada vez.',
  empty: 'É o arquivo certo, mas não há nada nele para importar.',
  gone: 'Não conseguimos abrir o arquivo. Talvez tenha mudado de lugar ou de nome: escolha-o de novo.',
  defect: 'Não conseguimos ler este arquivo. O erro é nosso, e já ficamos sabendo.',
  other: 'Este não é o arquivo com que você começou. Escolha aquele ou cancele a importação.',
};
