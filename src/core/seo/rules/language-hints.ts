import { type Hint, quote, type Subject } from '../finding.ts'
import { asWords, CAPITAL, LETTER, WORD_END, WORD_START } from '../text/letters.ts'
import { sentencesWith } from './places.ts'

type WordHint = { id: string; pattern: RegExp; message: (word: string) => string; fix: string; least?: number }

/** A hint about words that should not be there, shown at the first of them. */
function wordHint({ id, pattern, message, fix, least = 1 }: WordHint): Hint {
	return {
		id,
		find(subject) {
			const count = subject.text.text.match(new RegExp(pattern, 'gi'))?.length ?? 0
			if (count < least) return []
			const [place] = sentencesWith(subject, [pattern])
			if (!place) return []
			const { sentence, ...where } = place
			return [{ ...where, message: message(pattern.exec(sentence)![0]), fix }]
		},
	}
}

function anyOf(words: string): RegExp {
	return new RegExp(`${WORD_START}(?<![\\d@./-])(?:${words})${WORD_END}(?![\\d@/-])`, 'i')
}

/** Words as Portugal writes them, which Brazilians do not. */
export const portugueseOfPortugal = wordHint({
	id: 'portuguese-of-portugal',
	pattern: anyOf(
		[
			'telemóve(?:l|is)|autocarros?|comboios?|ecrãs?|factos?|contact(?:o|os|ar|e|amos)|regist(?:o|os|ar)|equipas?|utentes?|utilizadores?|portagens?|portagem',
			'prémios?|económic[oa]s?|electrónic[oa]s?|electricidade|protecção|direcção|acção|acções|objectivos?|actua(?:l|is|lmente)|activ[oa]s?|facturas?|projectos?|selecção|colectiv[oa]s?|directores?|efectu(?:ar|a|e|ou)|óptim[oa]s?|adopt(?:ar|a|ou)|baptismo',
			'carta de condução|viaturas?|matrícula do (?:carro|veículo)|pequeno-almoço|casa de banho|sítio (?:web|na internet)|ficheiros?|descarregar|gestor de conta|seguro de saúde suplementar|bebés|António|Amazónia',
		].join('|'),
	),
	message: (word) => `${quote(word)} é como se escreve em Portugal.`,
	fix: 'Troque pela forma usada no Brasil.',
})

/** English that a translation or a model left behind. Names of things that Brazilians use are none. */
export const englishLeftovers = wordHint({
	id: 'english-leftovers',
	pattern: anyOf(
		'the|and|with|your|from|this|that|which|insurance|coverage|claims?|deductibles?|policyholders?|premium payment|however|therefore|click here|read more|learn more|in conclusion|lorem ipsum|disclaimer|overview|key takeaways?|call to action',
	),
	message: (word) => `${quote(word)} ficou em inglês.`,
	fix: 'Traduza ou explique o termo.',
})

/** Acronyms are short and stand alone; three such words in a row are a shout. */
const shout = asWords(String.raw`${CAPITAL}{2,}(?:[\s,!]+${CAPITAL}{2,}){2,}|${CAPITAL}{9,}`, '')

export const capitals: Hint = {
	id: 'capitals',
	find({ text }) {
		const part = [...text.headings, ...text.blocks].find((one) => shout.test(one.text))
		if (!part) return []
		return [
			{
				message: `${quote(shout.exec(part.text)![0])} está todo em maiúsculas.`,
				element: 'level' in part ? `h${part.level}` : part.tag || 'texto solto',
				span: { start: part.start, end: part.end },
				fix: 'Use maiúsculas só em siglas e nomes; para destacar, use negrito.',
			},
		]
	},
}

const WORDS_PER_EXCLAMATION = 150
const FEW_EXCLAMATIONS = 2

export const exclamations: Hint = {
	id: 'exclamations',
	find(subject) {
		const { text } = subject
		const count = text.text.match(/!/g)?.length ?? 0
		const doubled = /!\s?!/.test(text.text)
		if (!doubled && (count <= FEW_EXCLAMATIONS || count * WORDS_PER_EXCLAMATION <= text.words.length)) return []
		const part = [...text.headings, ...text.blocks].find((one) => (doubled ? /!\s?!/ : /!/).test(one.text))
		return [
			{
				message: `O texto tem ${count} pontos de exclamação.`,
				element: 'texto',
				span: part && { start: part.start, end: part.end },
				fix: 'Troque por ponto final: em assunto de dinheiro, a calma convence.',
			},
		]
	},
}

/** Phrases that a machine left about itself or its task: one is enough. */
const giveaway = String.raw`como (?:um )?modelo de linguagem|como uma? (?:ia|inteligência artificial),|aqui está (?:o|um) (?:artigo|texto)|espero (?:que isso|ter) ajud${LETTER}+|\[(?:inserir|insira|seu|sua|nome)[^\]]*\]`
/** Phrases that fill space; two of them tell a text written without a thought. */
const filler = `é (?:importante|fundamental|crucial|essencial) (?:ressaltar|destacar|lembrar|notar|salientar|mencionar)|vale (?:ressaltar|destacar|salientar|mencionar)|cabe (?:ressaltar|destacar)|no mundo (?:de hoje|atual|moderno)|em um mundo (?:cada vez mais|onde)|no cenário atual|nos dias (?:de hoje|atuais)|em suma|em conclusão|em última análise|mergulh(?:ar|e|amos) n${LETTER}*|desvend(?:ar|e|amos)|verdadeir[oa] divisor de águas|papel (?:crucial|fundamental|vital)|de forma (?:abrangente|holística)|panorama (?:complexo|dinâmico)|navegar pel[oa]s? (?:complexidade|mundo|universo)`

const machineMade = wordHint({
	id: 'machine-words',
	pattern: new RegExp(giveaway, 'i'),
	message: (phrase) => `${quote(phrase)} é resto do pedido à máquina.`,
	fix: 'Apague.',
})

const fillers = wordHint({
	id: 'machine-words',
	pattern: anyOf(filler),
	least: 2,
	message: (phrase) => `${quote(phrase)} e outras frases feitas enchem o texto sem dizer nada.`,
	fix: 'Vá direto ao que a frase quer dizer.',
})

export const machineWords: Hint = {
	id: 'machine-words',
	find: (subject: Subject) => [...machineMade.find(subject), ...fillers.find(subject)].slice(0, 1),
}
