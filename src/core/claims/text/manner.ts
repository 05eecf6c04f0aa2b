import { asWords, LETTER } from '#core/seo/text/letters.ts'
import { keep } from '#lib/keep.ts'
import { cue } from './cues.ts'

/** Words that make figures an example. */
const example = asWords(
	String.raw`por exemplo|a título de exemplo|exemplos?|imagin[ea]m?|imaginemos|supon(?:ha|do|hamos)|digamos|considere(?:mos)?|ilustração|ilustrar|simula${LETTER}*|hipotétic${LETTER}*|hipoteticamente|fictíci${LETTER}*|ilustrativ${LETTER}*|(?:um|est[es]|nest[ea]|cada|outro|seguinte) cenário|caso prático|caso com números|seriam?|fosse|custaria|ficariam?|pagaria|teriam?|inventad${LETTER}*|na ponta do lápis|faz de conta|(?:foi assim|aconteceu|foi o caso) (?:com|d[aeo]) (?:[ao]|um|uma|meu|minha|seu|dona)`,
)

/** 'O ciclomotor, por exemplo, é…' is one of a kind, not made up. */
const oneOfAKind = /(?<![a-zà-ÿ])[oa]s?(?: [a-zà-ÿ-]+){1,4}, por exemplo,/i

/** 'jurou que a distância seria de 50 metros': what somebody says, not what is made up. */
const reported = /(?<![a-zà-ÿ])(?:jur|diss|diz|garant|afirm|fal|cont)[a-zà-ÿ]+ (?:[a-zà-ÿ]+ )?que(?![a-zà-ÿ])/i
const conditional = /(?<![a-zà-ÿ])(?:seriam?|teriam?)(?![a-zà-ÿ])/gi

const mayExemplify = cue(
	/exemplo|imagin|suponh|supondo|digamos|considere|ilustra|simula|hipotetic|fictici|cenario|pratico|numeros|seria|fosse|custaria|ficaria|pagaria|teria|inventad|lapis|faz|assim|aconteceu|caso/,
)

export const isExample = keep((text) => {
	if (!mayExemplify(text)) return false
	const rest = text.replace(oneOfAKind, ' ')
	return example.test(reported.test(rest) ? rest.replace(conditional, ' ') : rest)
})

/** 'A regra pede 200 metros, viu?' states it; who asks wants no answer. */
const tag =
	/[,;]\s*(?:viu|né|tá|ok|certo|hein|sabia|beleza|entendeu|combinado|não é(?: mesmo)?)(?:,? (?:gente|pessoal|galera|povo|minha gente|amig[oa]s?|(?:seu|dona|meu|minha) [a-zà-ÿ]+))?\?\s*$/i

export function isQuestion(text: string): boolean {
	return text.trimEnd().endsWith('?') && !tag.test(text)
}

/** 'Me perguntaram se é proibido.' */
const askedOf = asWords(
	String.raw`(?:pergunt${LETTER}*|(?:quis|queria|querem|quer) saber|não sab${LETTER}*|dúvida)(?: [a-zà-ÿ]+)? se`,
)

const mayAsk = cue(/pergunt|saber|sab|duvida/)

/** A whole sentence that says of something that it is so or not. */
export const isStatement = keep(
	(text) => (/[.!]\s*$/.test(text) || tag.test(text)) && !(mayAsk(text) && askedOf.test(text)),
)

const firstPerson = asWords(
	String.raw`eu|meus?|minhas?|comigo|mim|a gente|fui|vi|li|dei|tive|fiz|pus|quis|soube|${LETTER}{2,}ei|(?:perd|com|receb|decid|resolv|vend|ouv|escrev|aprend|corr|descobr|consegu)i|caí|saí|pedi|tenho|estou|ganh${LETTER}*|contribuí`,
)
/** What happened once; verbs of law-making are left out: 'o STF decidiu' is a rule. */
const happened = asWords(
	String.raw`(?!(?:fix|decid|cri|revog|defin|mud|reduz|ampli|afast|mant|substitu|public|determin|estabelec|pass|deix|acab|entr|exig|obrig|permit|proib|ved|alter|limit|sou|vigor|contribu|aceit|firm|adquir|ocorr|aconte)${LETTER}*)(?:${LETTER}{2,}(?:ou|eu|iu)|${LETTER}{3,}(?:aram|eram|iram))|queria|tinha|dizia|pedia|prometia|ligava|iam? ${LETTER}+[aei]r|disse|disseram|fez|veio|deu|foi|era de|eram de`,
)

/** 'Levamos três dias', 'a nossa obra'. */
const ofUs = asWords(String.raw`nós|noss[oa]s?|${LETTER}{3,}[aei]mos`)

/** Whether somebody speaks of themselves; a brokerage's 'nossa carteira' says something of more than that. */
export function isPersonal(text: string, withUs: boolean): boolean {
	return firstPerson.test(text) || (withUs && ofUs.test(text))
}

/** Whether a sentence tells what happened to somebody rather than what is so. */
export function isStory(text: string): boolean {
	return firstPerson.test(text) || happened.test(text)
}

/** What is so whenever it happens: 'a seguradora tem 30 dias para…'. */
const standing = asWords('tem|têm|tens|há|são|dispõe|dispõem|deve|devem|prescreve|prescrevem|vence|dura|concede|dá')
const clauseEnd = /[,.](?!\d)|[;:()–—]|\s(?=(?:e|que|mas|porque)\s)/

/** 'o teto de pontos caiu para 20': no person did it. */
const ofRule =
	/(?<![a-zà-ÿ])(?:tetos?|limites?|prazos?|carências?|multas?|alíquotas?|distância|tolerância)(?:\s[a-zà-ÿ]+){0,3}\s[a-zà-ÿ]{2,}(?:ou|eu|iu)(?![a-zà-ÿ])/i

/** Whether the clause around a place tells what happened to somebody. */
export function tellsStory(text: string, { start, end }: { start: number; end: number }): boolean {
	let from = 0
	for (const clause of text.split(clauseEnd)) {
		const at = text.indexOf(clause, from)
		from = at + clause.length
		if (start >= from || clause === '') continue
		const said = at + clause.length < end ? text.slice(at, end) : clause
		// 'Tenho um ano para cobrar': what anybody has.
		if (
			/(?:tenho|temos|teria|teriam)\s+(?:até\s+)?$/i.test(text.slice(0, start)) &&
			/^\s+(?:para|pra)\s/.test(text.slice(end))
		)
			return false
		return firstPerson.test(said) || (happened.test(said) && !standing.test(said) && !ofRule.test(said))
	}
	return isStory(text)
}

const loose =
	/(?<![a-zà-ÿ])(?:primeiras?|assistência|atendimento|central|guincho|chaveiro|plantão|socorro|como|tipo|d[oa]s últim[oa]s)\s+$/i

/** 'dois meses de folha', 'um mês de folga': what is paid or spared, not how long something may take. */
const ofSomething = /^\s+de\s+(?:folga|folha|salário|faturamento|férias|conversa|conta)(?![a-zà-ÿ])/i

const imperative =
	/^["“(]*(?:comece|some|divida|verifique|pergunte|avalie|consulte|observe|escolha|negocie|revise|renove|fotografe|preencha|declare|informe|pesquise|olhe|pense|reúna|simule|solicite|exija|guarde|confira|reserve|peça|leia|conte|marque|faça|espere|avise|envie|junte|anote|compare|separe|escreva|registre|responda|procure|leve|use|calcule|prefira|evite|tenha|mantenha|veja|vá|ligue|cobre|recuse|mande|deixe|diga|traga|abra|chame|fale|cancele|pague|contrate|assine|desconfie|denuncie|comunique|inclua|ajuste|atualize|defina|baixe|tire|troque|busque|analise|retire|mostre|siga|apresente|combine|decida|descubra|planeje|liste|monte|lembre|indique|entregue|acione|notifique|recorra|(?:saiba|entenda|conheça|aprenda)(?! que))(?![a-zà-ÿ])/i

/** What contracts may say, each in its own way: no rule, and no number that somebody could be held to. */
const options = asWords(
	String.raw`em (?:alguns|algumas|certos|certas|muitos|muitas|vários|várias) (?:tipos? de )?(?:planos?|contratos?|apólices?|seguradoras?|seguros?|ramos?|modalidades?|situações|casos?|produtos?|empresas?|companhias?)|(?:conforme|segundo|dependendo d[aeo]|a depender d[aeo]|de acordo com) (?:[ao]s? )?(?:apólice|contrato|cláusula|plano|produto|seguradora|cobertura|perfil|escolha)s?|(?:apólice|contrato|plano|seguro|cobertura)s? (?:pode|podem) (?:prever|oferecer|incluir|trazer|limitar|ter)|varia(?:m)? (?:por|de|conforme|entre|segundo)|há quem|a depender d[aeo]s? |há (?:planos|apólices|seguros|produtos|contratos|seguradoras)|um(?:a)? (?:dá|cobra|oferece|paga|pede)[^.]*outr[ao]|algum(?:as|ns) [^.]*, outr[ao]s`,
)

/** '7, 15 ou 30 dias', 'em alguns planos, 25%': choices that contracts offer. */
export function tellsOptions(text: string, { values }: { values: readonly number[] }): boolean {
	return values.length > 2 || options.test(text)
}

/** Advice states nothing of its own. */
export function isAdvice(text: string): boolean {
	return imperative.test(text) || (infinitive.test(text) && !/[.!:;]\s*$/.test(text))
}

/** What somebody might do: 'Voltar sem o registro deixa o pedido sem prova'. */
export function isConduct(text: string): boolean {
	return infinitive.test(text)
}

/** 'Começar a cotar 30 dias antes', as a step of a list. */
const infinitive = /^[A-ZÀ-Þ][a-zà-ÿ]+[aei]r\s/

/** 'Se o seguro custar 5%…': what a case is made of. */
export function isSupposed(text: string, at: number): boolean {
	const clause = text
		.slice(0, at)
		.split(/[,;:.]/)
		.at(-1)!
	return /^\s*["“(]*(?:se|caso|quando)\s/i.test(clause)
}

/** 'há 7 dias para desistir', 'para desistir há 7 dias, contados da compra'. */
function isDeadline(before: string, after: string): boolean {
	return /^,?\s+(?:para|pra|contad|a contar)/.test(after) || /(?<![a-zà-ÿ])(?:para|pra)\s[^.;:]*$/i.test(before)
}

/** 'basta estar inscrito há': how long it has to have been so. */
const needed =
	/(?<![a-zà-ÿ])(?:basta|bastam|precisa[mr]?|exige[m]?|desde que|é preciso|é necessário)(?![a-zà-ÿ])[^,;:.]*$/i

/** 'há oito anos', 'Ele tem 67 anos': how long something has been so, or how old somebody is. */
export function isSpan(text: string, { start, end }: { start: number; end: number }): boolean {
	const before = text.slice(0, start)
	const after = text.slice(end)
	// 'nas primeiras 24 horas', 'assistência 24 horas', 'um período, como 6, 12 ou 24 horas'.
	if (loose.test(before) || (ofSomething.test(after) && !/primeiros\s+$/i.test(before))) return true
	// 'outro carro, seis anos mais novo', 'Durante três anos, ele pagou'.
	if (/^\s+mais (?:nov|velh|jove)/.test(after)) return true
	if (/^["“(]*durante\s+(?:os\s+)?$/i.test(before) && happened.test(after)) return true
	// 'O cruzeiro dura nove dias'.
	if (lasting.test(before)) return true
	// 'um filhote de quatro meses', 'de um dia para o outro'.
	if (/(?<![a-zà-ÿ])(?:filhote|gat[oa]|cão|cachorr[oa])\s+de\s+$/i.test(before)) return true
	if (
		after.startsWith(' para o outro') ||
		(after.startsWith(' de imposto') && text.slice(start, end).endsWith('pontos'))
	)
		return true
	if (/^\s*(?:atrás|de idade)/i.test(after) && !/menos|mais|mínim/i.test(before)) return /atrás/.test(after)
	if (/(?<![a-zà-ÿ])(?:há|faz|fazem|havia|fazia)\s+(?:mais de |quase |cerca de )?$/i.test(before))
		return !isDeadline(before, after) && !needed.test(before)
	if (/^\s+para\s/.test(after)) return false
	// 'A dona Iracema, 82 anos, mora sozinha', 'Dez anos depois, são quatro'.
	if (/[A-ZÀ-Þ][a-zà-ÿ]+,\s+$/.test(before) && after.startsWith(',') && text.slice(start, end).endsWith('anos'))
		return true
	if (/^["“(]*$/.test(before) && /^\s+depois,/.test(after)) return true
	// 'Tenho 34 anos e uma gata'.
	if (/(?<![a-zà-ÿ])(?:tenho|fiz|completei)\s+$/i.test(before) && /anos?$/.test(text.slice(start, end))) return true
	// 'Meu sobrinho tem 14 anos'.
	if (/(?<![a-zà-ÿ])(?:meu|minha|noss[oa]|dele|dela)\s+[a-zà-ÿ]+\s+(?:já )?(?:tem|fez|completou)\s+$/i.test(before))
		return true
	return (
		/(?<![a-zà-ÿ])(?:el[ae]|[a-zà-ÿ]+(?:ô|ó|ã)|[A-ZÀ-Þ][a-zà-ÿ]+)\s+(?:já )?(?:tem|fez|completou)\s+$/.test(before) &&
		/anos?$/.test(text.slice(start, end))
	)
}

/** What people do lasts as long as they like. */
const lasting =
	/(?<![a-zà-ÿ])(?:viage(?:m|ns)|passeio|cruzeiro|férias|obra|reforma|mudança|festa|curso|estadia|roteiro|intercâmbio)\s+(?:(?:del[ae]|toda|inteira|vai)\s+)?(?:dur(?:a|am|ou|ar)|lev(?:a|am|ou))\s+$/i

/** What is warned of is not what is so: 'não caia nessa de que', 'desconfie de quem promete', 'se uma oferta promete'. */
const warned =
	/(?<![a-zà-ÿ])(?:não (?:caia|acredite|vá na|confie|é verdade)|desconfie|cuidado com quem|(?:é|que) mito)(?![a-zà-ÿ])/i
const mayWarn = cue(/caia|acredite|^va$|confie|verdade|cuidado|mito/)
const warnedIf =
	/(?:^|[,;:] )se (?:um|uma|algum|alguma|alguém|ele|ela)(?![a-zà-ÿ])[^,;:.]*?\s(?:promet|garant|jur|diss|diz|ofere|anunci|cobr|ped|lig|insist)/i

export const isWarnedOf = keep((text) => (mayWarn(text) && warned.test(text)) || warnedIf.test(text))

/** 'É mito que a herança leve o capital.' */
const myth = /(?<![a-zà-ÿ])(?:é|que) mito(?![a-zà-ÿ])/i

export function isMyth(text: string): boolean {
	return mayWarn(text) && myth.test(text)
}

/** Whether what stands at a place is denied by the words before it in its clause: 'não é a SUSEP que fiscaliza'. */
export function isDeniedBefore(text: string, at: number): boolean {
	const clause = text
		.slice(0, at)
		.split(/[,;:.()–—]/)
		.at(-1)!
		.replace(purpose, ' ')
	return (
		!doneAfterAll.test(clause) &&
		!noMoreThan.test(clause) &&
		/(?<![A-Za-zÀ-ÿ])(?:não|nem|nunca|em vez d[aeo]|e não)(?![A-Za-zÀ-ÿ])/i.test(clause)
	)
}

/** 'fugir para não responder é crime': what somebody wants to avoid is not what is said of it. */
const purpose =
	/(?<![a-zà-ÿ])(?:para|por)\s+não\s+[a-zà-ÿ]+[aeio]r(?![a-zà-ÿ])[^,;]*?\s(?=(?:é|são|será|constitui|configura)(?![a-zà-ÿ]))/gi

/** 'um aviso não vale mais que a lei'. */
const noMoreThan = /\s(?:mais|menos|maior|menor) (?:do )?que\s+[oa]s?\s+$/i

/** 'a decisão de que não incide foi tomada pelo': what is denied is another thing. */
const doneAfterAll =
	/(?<!(?:não|nem|nunca)\s)(?<![a-zà-ÿ])(?:foi|foram|é|são|está|estão)\s[a-zà-ÿ]+[ai]d[oa]s?(?:\s(?!não\s|nem\s)[^\s,;:.]+){0,4}\spel[ao]s?\s+$/i

/** What is said, heard or decided is what follows the 'que'. */
export const saying =
	/^(?:di(?:z|zem|sse|sseram|zer|zendo|zia)$|jur|ach|garanti|expli|afirm|decid|entend|soub|sei$|li$|leu$|ouvi|descobr|aprend|lembr|conta|avis|acredit|pens|verdade$|certo$|claro$|estabelec|determin|preve$|manda$|defin)/

const mayTurn = cue(
	/^ser$|^falta$|^deix(?:a|am|ou)$|^cobertura$|ausencia|^constitu|^configur|^caracteriz|^comeca|^volta/,
)

/** 'a não ser que' denies nothing, and 'a falta de culpa' is to be without it; each letter stays in its place. */
export function inPlainTurns(text: string): string {
	if (!mayTurn(text)) return text
	return text
		.replace(/(?<![a-zà-ÿ])a não ser(?: que)?(?![a-zà-ÿ])/gi, (unless) => 'salvo'.padEnd(unless.length))
		.replace(/(?<![a-zà-ÿ])(?:a )?(?:falta|ausência) de(?= culpa)/gi, (lack) => 'sem'.padEnd(lack.length))
		.replace(
			/(?<![a-zà-ÿ])(?:constitu(?:i|em)|configuram?|caracterizam?)(?= (?:crime|infração|abuso|prática))/gi,
			(being) => (/m$/i.test(being) ? 'são' : 'é').padEnd(being.length),
		)
		.replace(
			/(?<![a-zà-ÿ])(?:começam?|voltam?) (?:a (?:contar|correr|valer) )?(?:de novo|do zero|outra vez|novamente)/gi,
			(again) => 'recomeça'.padEnd(again.length),
		)
		.replace(/(?<![a-zà-ÿ])não deix(?:a|am|ou)(?= [^,;:.]{0,40}(?:sozinh|desampar|na mão|a ver navios))/gi, (helped) =>
			'ampara'.padEnd(helped.length),
		)
		.replace(/(?<![a-zà-ÿ])deix(?:a|am|ou) de fora(?![a-zà-ÿ])/gi, (out) => 'exclui'.padEnd(out.length))
		.replace(/(?<![a-zà-ÿ])t[eê]m (?:direito a )?cobertura(?![a-zà-ÿ])/gi, (covered) =>
			'é coberto'.padEnd(covered.length),
		)
}
