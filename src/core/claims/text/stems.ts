/** Words that tie others together, or that stand in texts on anything. Without accents. */
const empty = new Set(
	[
		'a o as os um uma uns umas ao aos de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra com sem sob sobre entre ate',
		'e ou mas nem que se como quando onde qual quais quem cujo cuja quanto quanta quantos quantas porque pois ja so la ali aqui assim entao tao',
		'eu voce ele ela nos eles elas seu sua seus suas meu minha meus minhas nosso nossa lhe lhes me te este esta esse essa isto isso aquele aquela aquilo nesse nessa neste nesta desse dessa deste desta mesmo mesma proprio propria',
		'ser sao foi era eram sendo sido estar esta estao ter tem tinha tive tenho teve fazer faz feita feito fez pode podem podia poder deve devem dever fica ficam ficar ficou vai vao ir cabe costuma costumam basta bastam passa passar precisa precisam quer',
		'mais menos muito muita muitos muitas todo toda todos todas cada outro outra outros outras nao sim antes depois hoje agora ainda tambem logo sempre nunca apenas somente porem contudo alem disso caso conforme segundo acordo partir durante desde apos dentro fora',
		'prazo prazos tempo periodo dia dias mes meses ano anos hora horas semana semanas lei leis regra regras norma normas artigo art direito direitos vale valer valor geral regra gente coisa parte vez vezes tipo forma momento importante brasil pais',
	]
		.join(' ')
		.split(' '),
)

/**
 * Words that say one thing of insurance, by their beginnings; '$' ends one that is meant whole. A word may stand in two
 * groups: 'companhia' is an insurer in one text and an airline in another.
 */
const groups: string[] = [
	'seguradora companhia$ companhias$',
	'segurado$ segurados$ segurada$ seguradas$',
	'seguro$ seguros$ apolice',
	'seguranca',
	'aere companhia$ voo voa aviao avioes aviacao aeronav',
	'operador plano convenio',
	'sinistro',
	'indeniz ressarc',
	'pag$ paga pago pague quit desembols',
	'recus negar negativa nega$ negou negado negada rejeit indefer',
	'aceit aprov',
	'respond respost manifest pronunci posicion decid decis',
	'carro veicul automo',
	'comprar compra compro adquir aquisi',
	'comprador compr',
	'transfer',
	'justica judici ajuiz acao$ acoes$ process tribuna',
	'prescr',
	'controvers disput litig impass',
	'mala$ malas$ bagage',
	'extravi sumi perdid sumic',
	'danific viola quebr avaria',
	'atras demor inadimpl',
	'parcela prestac mensalid boleto',
	'suspen interromp',
	'cancel encerr rescis rescind',
	'avis notific comunic',
	'renov',
	'arrepend desist',
	'distancia internet online site$ telefone$ remot',
	'heranc herd inventar espolio',
	'mort morr falec obito',
	'conjug marid espos viuv companheir',
	'benefici',
	'suicid',
	'desmont desmanch',
	'adot adoc',
	'recem-nasc bebe nascid nasceu nascim',
	'parto gestant gravid gestac',
	'carenc',
	'urgenc emergenc socorro',
	'preexist cpt',
	'doenca enfermid molest',
	'demit demiss dispensad deslig ex-empreg desempreg',
	'aposent',
	'psicol terap',
	'psiquiat',
	'consult',
	'pediatr clinic basic',
	'especial',
	'reembols',
	'portab',
	'coletiv empresar adesao',
	'faixa etari',
	'idade idos velh$',
	'condom predi edific sindic',
	'habite',
	'alug locac locat locad inquilin',
	'cauc',
	'bombeir',
	'juizad',
	'advogad',
	'corretor corret$',
	'iof',
	'impost tribut aliquot leao$',
	'deduz deduc dedut abat',
	'resgat saqu sacar retir',
	'aport',
	'regressiv',
	'licitac edital pregao public',
	'obra obras constru empreit construt edifica',
	'carga carg$ mercador',
	'transport caminh',
	'afast',
	'empreg trabalhad funcionar',
	'domestic diarist faxin',
	'patrao patroa empregador',
	'motofret entregador motoboy',
	'habilit carteira$ cnh',
	'motor-casa motorhome',
	'infrac',
	'pix$ med$',
	'devol restitu estorn',
	'golp fraud',
	'schengen',
	'passag bilhete',
	'hosped hotel pernoit',
	'aliment refeic lanche comida comer',
	'lancha barco embarc jet naveg marin acelerar',
	'ciclomot cinquentinha',
	'autopropel patinet',
	'pedestr calcad caminha',
	'potenc motor$',
	'veloc rapid devagar',
	'vigenc',
	'agrav aument',
	'silenc silencio calad',
	'entreg enviar envio mandar receb',
	'defeit vicio',
	'repar prejuiz',
	'dano danos',
	'menor$ menores$ crianc adolesc filho filha',
	'desacompanh sozinh',
	'autoriz',
	'fiscaliz supervis',
	'motiv justific',
	'contrat',
	'internaca internaco internad leito',
	'atendiment',
	'escolh opta opca decid',
	'isenc isent livre',
	'estacion',
	'concession',
	'animal animais cachorr cavalo$ boi$ vaca',
	'embriag alcool bebad',
	'banco$ bancos$ bancari',
	'taxa$ taxas$',
	'consorc',
	'previd',
	'turis',
	'pgbl',
	'vgbl',
	'mei$ microempreend',
	'empresario',
	'rural agric lavoura safra plant',
	'drone',
	'combust gasolina posto',
	'energia eletric',
	'telecom aparelh celular',
	'consumidor.gov.br$',
	'consumidor consum',
	'reclam queix denunc',
	'pessoais dados',
	'saude medic',
	'odonto dental dentist',
	'locad locat',
	'temporada veraneio',
	'vizinh particul',
	'perda$ integral',
	'triangul',
	'rol$ lista$ listas$',
	'cobrar cobranc cobrad cobra$ cobram$ cobrou cobro$',
	'cobre$ cobrem$ cobrir cobert cobria',
	'mutuari financiam financiad financiar imobiliar habitac',
	'prova$ provas$ provar provad prove$ provem$ provou provand comprov',
	'multa$ multas$',
	'juros',
	'nome$ documento$ documentos$ papelad emplac',
	'divulg inform esclarec',
	'estagi',
	'explorador',
	'poluid poluic poluir ambient',
	'explic',
	'traseir',
	'remov retir tirar$ tira$ tiram$ tire$',
	'dirig direcao volante$ guiar guiand',
	'penhora penhorad penhorav impenhor',
	'penhor$',
	'omit omiss escond mentir mentiu mentira',
	'vitim ferid ferim machuc',
	'batida$ batidas$ bateu$ colis abalro trombad',
	'janela sacada$ varanda',
	'ocupant ocupa$ morador mora$ moram$',
	'vistor inspec',
	'contencao conter$ conteve contid',
	'salvamento salvar$ salvou salvad',
	'destaq realc negrit',
	'inclusao incluid incluir inclui$ incluem$',
	'viagem viagens viaj',
	'crime$ crimes$ crimin delit',
	'inscric inscrit inscrev',
	'descri descrev',
	'consert arrum',
	'ciclis bicicl bike pedal',
	'dono$ dona$ donos$ proprietari',
	'motorist condutor',
	'moto$ motos$ motocic',
	'imovel imoveis',
	'fiador fianc',
	'intenc propositalmente proposito$ dolo$ dolos',
	'descuid neglig impruden',
	'fuga fugir fugiu foge evad',
	'polici delegac',
	'pane$ panes$ enguic',
	'lateral lado$ lados$',
	'rodov estrad',
	'recuper reaver$',
	'reuniao reunioes',
	'assemble',
]

const whole = new Map<string, string[]>()
const beginnings = new Map<string, string[]>()
let shortest = 99
let longest = 0
for (const [index, group] of groups.entries())
	for (const word of group.split(' ')) {
		const isWhole = word.endsWith('$')
		const text = isWhole ? word.slice(0, -1) : word
		const map = isWhole ? whole : beginnings
		map.set(text, [...(map.get(text) ?? []), `=${index}`])
		if (isWhole) continue
		shortest = Math.min(shortest, text.length)
		longest = Math.max(longest, text.length)
	}

const NOTHING: readonly string[] = []

/** What a word speaks of: one stem, or two where it may mean two things; none where it says nothing. */
export function stemsOfWord(word: string): readonly string[] {
	if (word.length < 3 || empty.has(word) || !/^[a-z]/.test(word)) return NOTHING
	const exact = whole.get(word)
	if (exact) return exact
	for (let length = Math.min(longest, word.length); length >= shortest; length -= 1) {
		const found = beginnings.get(word.slice(0, length))
		if (found) return found
	}
	return [endless(word)]
}

/** What gender, number, person and tense add. */
const ending = /(?:[aei](?:ndo|d[oa]|r|ra|ram|rem|mos|u|m)?|ou|o)$/
const SHORTEST = 3
const LONGEST = 6

/** Without it, and of long words only the beginning: 'vender', 'vendeu' and 'vendido' are one. */
function endless(word: string): string {
	const one = word.replace(/(?:oes|aes)$/, 'ao').replace(/s$/, '')
	const bare = one.replace(/(?<=[a-z]{4})[aiu]cao$/, '').replace(ending, '')
	return (bare.length >= SHORTEST ? bare : one).slice(0, LONGEST)
}
