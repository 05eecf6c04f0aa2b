import { granted, quote, type Rule, type Subject, withheld } from '../finding.ts'
import { WORD_START } from '../text/letters.ts'
import { sourceKindOf } from './official-domains.ts'
import { sentencesWith } from './places.ts'

/** 'registro SUSEP nº 10.2012345', 'código SUSEP 12345', 'processo SUSEP 15414.900123/2020-11'. */
const registration = new RegExp(
	String.raw`${WORD_START}(?:[Aa]utorização|[Rr]egistro|[Pp]arecer(?:\s+[Tt]écnico)?|[Cc]ertificado|[Ss]elo|[Ll]icença|[Cc]redencial|[Aa]lvará)\s+(?:d[ao]\s+)?(?:SUSEP|Susep)[-\w]*\s*(?:n[.º°]*\s*)?(\d[\d./-]{2,})|${WORD_START}(?:registros?|códigos?|cadastro|inscrição|processo|selo|matrícula|autorização)\s+(?:(?:n[ao]|d[ao]|junto\s+à)\s+)?(?:SUSEP|Susep)\s*(?:n[.ºo°]*\s*)?(\d[\d./-]{4,})|(?:SUSEP|Susep)\s*(?:n[.º°]\s*|número\s+|de número\s+|:\s*)(\d[\d./-]{4,})|(?:registros?|selo|código)\s+(?:n[.º°]\s*|de número\s+|número\s+)?(\d[\d./-]{4,})\s*(?:,\s*)?(?:n[ao]|d[ao])\s+(?:SUSEP|Susep)`,
	'g',
)
const anyRegistration = new RegExp(registration.source)

/** Acts are numbered on from year to year; none of these bodies has come so far. */
const furthest: Record<string, number> = { 'circular susep': 999, 'resolução cnsp': 699, lei: 15_999 }
const act =
	/(circular\s+susep|resolução\s+cnsp|lei)\s+(?:n[.ºo°]*\s*)?(\d{1,3}(?:\.\d{3})+|\d+)\s*(?:\/|,?\s+de\s+(?:\d{1,2}\s+de\s+[a-zç]+\s+de\s+)?)(\d{4})/gi
const anyAct = new RegExp(act.source, 'i')

/** An address that takes the name of an office and is not one of its. */
const office =
	/(?:^|[.-])(?:susep|ans|anac|bcb|bancocentral|gov|governo|planalto|receita|procon|portal(?:d[aeo])?seguros?)(?:[.-]|$)/i

/** Pages that these offices have under names of their own; others that end so are made up. */
const offices = /(?:^|\.)(?:susep|ans|bcb|anac|planalto)\.gov\.br$/i
const ownHosts =
	/^(?:www\d?|novosite|rce|consultas|www2|sro|pix|dadosabertos|legis|sistemas|app|api|certidoes)?\.?(?:susep|ans|bcb|anac|planalto)\.gov\.br$/i

export const inventedRegistrations: Rule = {
	id: 'registrations',
	group: 'ymyl',
	label: 'Sem registro, norma ou página oficial que não existe',
	points: 2,
	check(subject) {
		const notices = [...numbersIn(subject), ...actsIn(subject), ...pagesIn(subject)]
		if (notices.length === 0) return granted('nada encontrado')
		return withheld(1, `${notices.length} encontrado(s)`, ...notices)
	},
}

function numbersIn(subject: Subject) {
	const known = new Set((subject.registrations ?? []).map(digitsOf))
	return sentencesWith(subject, [anyRegistration]).flatMap(({ sentence, ...place }) =>
		[...sentence.matchAll(registration)]
			.map(([, ...numbers]) => numbers.find((number) => number !== undefined) ?? '')
			.filter((number) => !known.has(digitsOf(number)))
			.map((number) => ({
				...place,
				severity: 'crítico' as const,
				message: `O registro SUSEP ${quote(number)} não é de ninguém que assina artigos aqui: ${quote(sentence, 90)}.`,
				fix: 'Tire o número e leve o leitor à consulta da SUSEP; o da corretora está no rodapé de toda página.',
			})),
	)
}

function actsIn(subject: Subject) {
	const year = subject.now.getUTCFullYear()
	return sentencesWith(subject, [anyAct]).flatMap(({ sentence, ...place }) =>
		[...sentence.matchAll(act)]
			.filter(([, kind = '', number = '', of = '']) => {
				const most = furthest[kind.toLowerCase().replace(/\s+/g, ' ')] ?? Number.POSITIVE_INFINITY
				return Number(number.replaceAll('.', '')) > most || Number(of) > year
			})
			.map(([words]) => ({
				...place,
				severity: 'crítico' as const,
				message: `${quote(words)} não existe: nenhuma norma chegou a esse número ou a esse ano.`,
				fix: 'Confira a norma na página oficial ou tire a frase.',
			})),
	)
}

function pagesIn({ text, siteUrl }: Subject) {
	return text.links
		.filter(({ href }) => {
			const host = URL.parse(href)?.hostname
			if (!host || href.startsWith(siteUrl)) return false
			return offices.test(host) ? !ownHosts.test(host) : sourceKindOf(href) === 'other' && office.test(host)
		})
		.map(({ href, start, end, text: words }) => ({
			severity: 'crítico' as const,
			message: `${quote(href)} tem nome de órgão público e não é página conhecida de nenhum.`,
			element: `a ${quote(words, 40)}`,
			span: { start, end },
			fix: 'Ligue à página oficial, que termina em gov.br, ou tire o link.',
		}))
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '')
}
