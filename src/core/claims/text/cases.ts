import type { Quantity } from './amount.ts'

/** What the law or a contract sets, even where it is called 'um prazo de 30 dias'. */
const ruled =
	/^(?:prazos?|multas?|limites?|tetos?|avisos?|carências?|períodos?|taxas?|garantias?|descontos?|alíquotas?|impostos?|mínimos?|máximos?|percentua(?:l|is)|esperas?|intervalos?|antecedências?|acréscimos?|indenizaç(?:ão|ões)|idades?|duração|vigências?|cauç(?:ão|ões)|distâncias?|tolerâncias?|juros|coberturas?|capita(?:l|is)|mais|menos|pelo|até|cerca|total|base|é|são|era|foi|fica|ficam|tem|têm|há|custa|dura|vai|passa|pode|deve|chega|anos?|meses|dias?|horas?|vez|vezes)$/i

const ofOne =
	/(?<![a-zà-ÿ])(?:uma?|uns|umas|numa?|outr[oa]|cada|meu|minha|noss[oa]|mesm[oa]|algum|alguma)\s+((?:[a-zà-ÿ-]+\s+){1,4})(?:de|com|por|em|há)\s+(?:(?:cerca|mais|menos|quase|uns|umas|até)\s+(?:de\s+)?)?$/i

/** 'uma viagem de quinze dias', 'um casal de 35 anos': what such a figure is of, where it makes a case and states no rule. */
export function caseOf(text: string, { start }: Pick<Quantity, 'start'>): string | undefined {
	const words = ofOne.exec(text.slice(0, start))?.[1]
	if (
		!words ||
		words
			.trim()
			.split(/\s+/)
			.some((word) => ruled.test(word))
	)
		return undefined
	return words
}

/** 'Um imóvel de R$ 500 mil…', 'Se a parcela é de…', 'Rateado entre 60 unidades,': what follows is worked out from it. */
const workedOut =
	/^["“(]*(?:(?:para|em|com|de)\s+)?(?:uma?|numa?|dois|duas|três|quatro|se|caso|com|somad[oa]s?|dividid[oa]s?|ratead[oa]s?|multiplicad[oa]s?)\s[^.;!?]*?(?:\d|R\$)/i
/** 'Um motorista que trabalha dez horas por dia'. */
const ofOneWho = /^["“(]*(?:uma?)\s[^,;:]*\sque\s[^,;:]*$/i

/** Whether what is said up to a figure makes a case of which the rest is worked out. */
export function isWorkedOut(text: string, { start }: Pick<Quantity, 'start'>): boolean {
	const before = text.slice(0, start)
	return workedOut.test(before) || ofOneWho.test(before)
}

/** 'Três meses sem vender somam R$ 120 mil', 'R$ 500 por mês durante dez anos dá R$ 60 mil': what comes of it. */
const reckoned =
	/(?<![a-zà-ÿ])(?:som(?:a|am)|dá|dão|signific(?:a|am)|totaliz(?:a|am)|result(?:a|am) em|rend(?:e|em)|receber|vir(?:a|am)|acumul(?:a|am))\s+(?:[a-zà-ÿ]+\s+){0,2}R\$/i

/** Whether a time is one for which a sum of money is worked out, and none that a rule sets. */
export function isReckonedWith(text: string, { dimension }: Pick<Quantity, 'dimension'>): boolean {
	return dimension === 'time' && reckoned.test(text)
}

/** What an amount of money states for everybody; others are prices and sums of somebody. */
const forEverybody =
	/(?<![a-zà-ÿ])(?:leis?|normas?|resoluç[a-zõã]+|circular|decreto|multas?|limites?|tetos?|máxim[oa]s?|mínim[oa]s?|obriga[a-zó]*|direito|custam?|preços?|média|médio|pesquisas?|brasileir[oa]s?|estatística|apenas|a partir de|DPVAT|indenização|benefício)(?![a-zà-ÿ])/i

/** 'Criança de 9 anos', 'Casa de praia alugada por quatro meses': a headless noun makes a case, unless it is what a rule sets. */
const ofBareNoun = /^["“(]*((?:[A-ZÀ-Þ][a-zà-ÿ]+)(?:\s[a-zà-ÿ-]+){0,4})\s(?:de|com|por|há)\s+$/

function isOfBareNoun(before: string): boolean {
	const words = ofBareNoun.exec(before)?.[1]?.split(' ')
	return words !== undefined && !words.some((word) => ruled.test(word) || bounding.test(word))
}

const bounding = /^(?:acima|abaixo|além|antes|depois|partir|superior|inferior|maior|menor)$/i

/** What somebody or something is that has an age, a length or a weight of its own. */
const own =
	/^(?:apólice|contrato|plano|seguro|importância|imposto|criança|menin[oa]|segurad[oa]|cliente|drone|carro|moto|casa|imóvel|viagem|filh[oa]|bebê|idos[oa]|motorista|lancha|barco|grupo|cota|obra|internação|voo|aluguel|pessoa|funcionári[oa]|inquilin[oa]|aposentad[oa])$/i

/** 'Apólice de vida com onze anos.', 'Importância segurada de 300 salários mínimos:': no sentence, but the case of which the rest speaks. */
export function isCaseAlone(text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): boolean {
	if (!/^(?:[.;]?\s*$|:)/.test(text.slice(end))) return false
	const words = ofBareNoun.exec(text.slice(0, start))?.[1]?.split(' ')
	return words !== undefined && own.test(words[0]!)
}

const supposed =
	/(?:^|[\s"“(])(?:se|caso|quando)\s[^,;:.]*\s(?:tem|tiver|tenha|tinha|completa|completou)\s+(?:só |apenas )?$/i

/** 'Se a beneficiária tem dez anos,': somebody's age, of which a rule tells what holds, and none that the rule sets. */
export function isSupposedAge(text: string, { start, end, isAge }: Pick<Quantity, 'start' | 'end' | 'isAge'>): boolean {
	return Boolean(isAge) && supposed.test(text.slice(0, start)) && !/^\s+(?:ou|a) (?:mais|menos)/.test(text.slice(end))
}

/** Whether a figure is of a case that the sentence makes up or works through, and of which nobody is told that it is so. */
export function isOfCase(text: string, quantity: Quantity): boolean {
	const before = text.slice(0, quantity.start)
	if (caseOf(text, quantity) !== undefined || isSupposedAge(text, quantity)) return true
	// 'reunião às 20 horas'.
	if (quantity.unit === 'hour' && /(?<![a-zà-ÿ])(?:às|as|das|até as)\s+$/i.test(before)) return true
	// 'Quem rende 0,8% ao mês', 'Trinta dias depois de entregar tudo, silêncio'.
	if (/^(?:["“(]*|.*[,;:]\s)quem\s+(?:[a-zà-ÿ-]+\s+){1,2}$/i.test(before)) return true
	if (/^["“(]*$/.test(before) && /^\s+depois d/i.test(text.slice(quantity.end))) return true
	// 'Os dois filhos, de 8 e 12 anos, dividem o quarto'.
	if (/[a-zà-ÿ],\s+de\s+$/i.test(before) && text[quantity.end] === ',') return true
	// 'Em vinte anos, a diferença…', 'ao longo de cinco anos'.
	if (/^["“(]*(?:em|daqui a)\s+$/i.test(before) && text[quantity.end] === ',') return true
	if (/(?<![a-zà-ÿ])(?:ao longo de\s+(?:uns )?|daqui a\s+)$/i.test(before)) return true
	if (quantity.dimension !== 'percent' && isOfBareNoun(before)) return true
	if (quantity.dimension !== 'percent' && isWorkedOut(text, quantity)) return true
	return quantity.dimension === 'money' && !forEverybody.test(text)
}
