import { keep } from '#lib/keep.ts'
import { denying, is, kindsIn, needing, restricting } from './clause-words.ts'
import { conceptsOf, freed, lostConcepts, untaxed } from './concepts.ts'
import { inPlainTurns, saying } from './manner.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What turns around what follows it. */
const turning = new Set(['!need', '!allow', '!keep', '!liable', '!tax'])

/** Who does it is none: 'hoje nenhum dono de carro paga'. */
const nobody = /^(?:nenhuma?|ninguem|nada)$/
const answeredFor =
	/^(?:por|pel[oa]s?|perante|junto|juntos|tambem|nada|civilmente|criminalmente|sem|mesmo|ainda|objetiv[a-z]*|solidari[a-z]*|quando|so|ilimitad[a-z]*)$/
/** 'leva à perda da garantia': nobody loses a 'perda total'. */
const lost = /^(?:direito|garanti|cobert|indeniz|benefi|carenc|vantag)/
const boundary = /^[,;:.()–—!?]$|^(?:mas|porem|contudo|embora|enquanto|entretanto)$/
/** Where a condition begins in the middle of a clause. */
const turn = /^(?:quando|caso|desde)$/
const condition = /^(?:se|caso|quando|enquanto|embora|passad[oa]s?|decorrid[oa]s?|esgotad[oa]s?|vencid[oa]s?)$/
/** 'nem sempre', 'nem todo', 'não por qualquer motivo': of some it is so. */
const ofAll = /^(?:sempre|tod[oa]s?|tudo)$/
const byItself = /^(?:automaticamente|necessariamente|obrigatoriamente|livremente|vontade|toa)$/
/** How far a denial surely reaches. Beyond it nobody can say without parsing. */
const REACH = 5
const REACH_OF_WITHOUT = 4
const REACH_OF_NOBODY = 12
/** 'Quem não responde no prazo perde…' denies only what it says of who it is. */
const REACH_OF_WHO = 2

/** What a clause says to be so (1) or not (-1), or both or neither for sure (0); and all that it speaks of. */
export type Clause = { signs: ReadonlyMap<string, Sign>; stems: ReadonlySet<string>; start: number; end: number }
type Sign = 1 | -1 | 0

const plainNot = /(?<![a-zà-ÿ])não(?![a-zà-ÿ])/i

/** The clauses of a sentence. What only sets a condition says nothing to be so. */
export const clausesOf = keep((text): readonly Clause[] => {
	const clauses: Token[][] = [[]]
	for (const token of tokensOf(withoutAside(text))) {
		// 'em caso de suicídio' goes on with its clause.
		const isTurn = turn.test(token.word) && !/^(?:em|no)$/.test(clauses.at(-1)!.at(-1)?.word ?? '')
		if (isTurn) clauses.push([token])
		else if (boundary.test(token.word)) clauses.push([])
		// 'não viaja sozinho para longe, sem autorização' goes on denying.
		else {
			if (token.word === 'sem' && goesOnDenying(clauses)) clauses.pop()
			clauses.at(-1)!.push(token)
		}
	}
	const made = clauses.filter((tokens) => tokens.length > 0).map(clauseOf)
	// 'a culpa importa pouco, pois responde mesmo sem ela'.
	const without = /culpa[^.]*\s(sem ela)(?![a-zà-ÿ])/di.exec(text)?.indices?.[1]
	for (const { signs, start, end } of made)
		if (without && start <= without[0] && without[0] < end) signs.set('!fault', -1)
	const [, second] = made
	// 'Sem culpa, não responde': with it, it does.
	const isTwice = /^\s*sem\s/i.test(text) && second && plainNot.test(text.slice(second.start, second.end))
	return isTwice ? made.map((clause, at) => (at < 2 ? { ...clause, signs: new Map() } : clause)) : made
})

const aside =
	/\([^()]{1,30}\)|,\s+(?:sozinh[oa]s?|por si só|em si),(?=\s+(?:já )?bast)|,\s+(?:aliás|claro|é claro|em regra|por exemplo|(?:dentro|fora) d[oe] (?:brasil|país)|em território nacional),/gi

/** '25 (vinte e cinco) dias' is one clause, and so is 'a falta de aviso, sozinha, basta'. */
function withoutAside(text: string): string {
	return inPlainTurns(text).replace(aside, (found) => ' '.repeat(found.length))
}

function goesOnDenying(clauses: readonly Token[][]): boolean {
	const [last, own] = clauses.slice(-2)
	return own?.length === 0 && isDeniedBefore(last!, last!.length)
}

function clauseOf(tokens: readonly Token[], at: number): Clause & { signs: Map<string, Sign> } {
	const signs = new Map<string, Sign>()
	const stems = new Set<string>()
	const isCondition = isConditional(tokens, at)
	const has = kindsIn(tokens)
	const [isRestricted, isDenying, isOfTime] = [has('restricting'), has('denying'), has('ofTime')]
	const isEquating =
		has('equating') &&
		tokens.some(
			(one, place) => is(one, 'equating') && !(one.word.startsWith('val') && tokens[place + 1]?.word !== 'como'),
		)
	// 'não é exigido automaticamente' says in which way it is not.
	const isOfSome = isDenying && tokens.some(({ word }) => byItself.test(word))
	let reach = 0
	let isTurned = false
	let isAsked = false
	let isTwice = false
	let isWithout = false
	let isLimited = false
	const say = (what: string, sign: Sign) => {
		const before = signs.get(what)
		signs.set(what, before === undefined || before === sign ? sign : 0)
	}
	for (const [place, token] of tokens.entries()) {
		const { word, stems: stemsOfToken } = token
		reach -= 1
		if (isDenying && is(token, 'denying')) {
			// 'não pode ficar sem': two denials are none.
			if (word === 'sem' && tokens.slice(0, place).some((one) => one.word === 'nao')) {
				reach = 0
				isTwice = true
				continue
			}
			// 'não só', 'não cobre apenas' deny nothing.
			const next = tokens.slice(place + 1, place + 4).map((one) => one.word)
			// 'não passa da metade' sets a limit.
			const isLimit = next.some((one) => /^(?:pass(?:a|am|ar|ara|e)$|exced|ultrapass|superar?$)/.test(one))
			if (isLimit) {
				say('!exceed', -1)
				isLimited = true
			} else if (!next.some((one) => restricting.test(one)) && !ofAll.test(next[0] ?? '') && !isOfSome)
				reach = reachOf(tokens, place)
			isWithout = word === 'sem' && tokens[place + 1]?.word !== 'que'
			continue
		}
		// 'para dizer se aceita': whether, not that. 'livre para decidir se contrata' frees from it.
		if (word === 'se' && asking.test(tokens[place - 1]?.word ?? '')) {
			isAsked = true
			if (tokens.slice(0, place).some((one) => /^(?:livres?|pode|podem|cabe)$/.test(one.word))) say('!need', -1)
		}
		// What is proven is not said to be so: 'não se exime ao provar que agiu sem culpa'.
		if (word === 'que' && /^prov(?:ar|e|ando)$/.test(tokens[place - 1]?.word ?? '')) isAsked = true
		// 'vender sem avisar já basta'.
		if (word === 'ja' || (isWithout && is(token, 'finite'))) reach = 0
		const isDenied = reach > 0
		// 'fica livre de pagar' is no freedom to choose.
		const isFree = is(token, 'free')
		const isFreed =
			isFree && /^de$/.test(tokens[place + 1]?.word ?? '') && /[aei]r$/.test(tokens[place + 2]?.word ?? '')
		const isEither =
			word === 'culpa' && /^(?:ou|e)$/.test(tokens[place + 1]?.word ?? '') && tokens[place + 2]?.word === 'sem'
		const isAnswer =
			is(token, 'answering') && !tokens.slice(place + 1, place + 4).some((one) => answeredFor.test(one.word))
		const isLoss =
			word === 'perda' && /^d[aeo]s?$/.test(tokens[place + 1]?.word ?? '') && lost.test(tokens[place + 2]?.word ?? '')
		// 'livre do imposto'.
		const isUntaxed = isFree && /^(?:impost|tribut|iof)/.test(tokens[place + 2]?.word ?? '')
		const found = isAnswer
			? []
			: isUntaxed
				? untaxed
				: isFreed
					? freed
					: isLoss
						? lostConcepts
						: conceptsOf(token, isEquating)
		for (const { concept, sign } of found) {
			// 'não pode exceder' neither forbids nor allows.
			if (isLimited && /^!(?:allow|exceed)$/.test(concept)) continue
			// 'com culpa ou sem ela': without it, too.
			if (isEither && concept === '!fault') {
				say(concept, -1)
				continue
			}
			// A lawsuit runs its course, too.
			if (concept === '!run' && !isOfTime) continue
			if (isAsked || (isCondition && concept !== '!fault')) continue
			const said = isDenied ? (-sign as Sign) : sign
			// 'só pode parar uma vez' neither allows nor forbids the second; 'só se exime em caso de força maior'.
			const isOpen = isRestricted && (concept === '!allow' || said === -1)
			say(concept, isOpen ? 0 : said)
		}
		for (const stem of stemsOfToken) {
			// What is compared is not what it is compared by.
			if (found.length === 0) stems.add(stem)
			if (isCondition || isAsked) continue
			// What a thing is without is told by what it needs.
			// 'a área que recusou' tells what happened.
			const isPast = tokens[place - 1]?.word === 'que' && /(?:[oei]u|[aei]ram)$/.test(word)
			if (isPast || isRestricted || (isDenying && !isDenied) || (isDenied && isWithout)) say(stem, 0)
			else say(stem, isDenied !== isTurned ? -1 : 1)
		}
		// 'não livra a seguradora de pagar': what follows is turned around once more.
		if (found.some(({ concept, sign }) => sign === -1 && turning.has(concept))) isTurned = true
	}
	if (has('exceeding')) addExceeding(tokens, say)
	// 'não pode ser encerrado sem aviso' allows it with one.
	if (isTwice && signs.has('!allow')) signs.set('!allow', 0)
	addFreedom(has('open'), signs)
	if (!isCondition && has('limiting')) addLimit(tokens, signs)
	// 'ainda que sem direito à devolução' says that there is none.
	const mayNeed = has('need') || has('lack') || has('having') || has('manner')
	if (mayNeed && (!isCondition || /^(?:mesmo|ainda)$/.test(tokens[0]!.word))) addNeeds(tokens, say)
	return { signs, stems, start: tokens[0]!.start, end: tokens.at(-1)!.end }
}

/** 'ainda que não tenha', 'uma vez que não'. */
const joining = /^(?:ainda|mesmo|desde|para|pra|ja|vez|sempre|so|e|ou|de|do)$/

/** 'a empresa que não contrata o seguro obrigatório', but 'ele disse que não precisa'. */
function isOfWho(tokens: readonly Token[], place: number): boolean {
	const [last = '', said = ''] = [tokens[place - 1]?.word, tokens[place - 2]?.word]
	return last === 'quem' || (last === 'que' && said !== '' && !joining.test(said) && !saying.test(said))
}

function reachOf(tokens: readonly Token[], place: number): number {
	const { word } = tokens[place]!
	// 'sem que a vítima precise provar culpa'.
	if (word === 'sem' && tokens[place + 1]?.word === 'que') return REACH_OF_NOBODY
	if (word === 'sem' || word.startsWith('independente')) return REACH_OF_WITHOUT
	// 'Nem a embriaguez do segurado livra a seguradora'.
	if (word === 'nem' && place === 0) return REACH_OF_NOBODY
	if (nobody.test(word)) return REACH_OF_NOBODY
	return isOfWho(tokens, place) ? REACH_OF_WHO : REACH
}

/** 'pode contratar com outra seguradora' against 'é obrigado a contratar com a do banco'. */
function addFreedom(isOpen: boolean, signs: Map<string, Sign>): void {
	const allowed = signs.get('!allow')
	const needed = signs.get('!need')
	// 'a lei exige, e pode ganhar outras coberturas' leaves no choice.
	if (isOpen && allowed && needed !== 1) signs.set('!free', allowed)
	else if (needed && !allowed) signs.set('!free', -needed as Sign)
}

const unlimited =
	/\b(?:quant[oa]s (?:vezes|dias|meses|anos|quis)|sem (?:nenhum )?(?:limite|teto|prazo)|a qualquer (?:tempo|momento)|por tempo indeterminado|ilimitad|indefinid)/
const limited =
	/\b(?:ate|maximo|limite|limitad[oa]|teto|so|apenas|somente|passa de)\b.*(?:\d|\b(?:uma|um|dois|duas|tres|dez) )/

const unrestricted =
	/\b(?:sem (?:nenhum )?(?:motivo|justificativa|razao|explicac)|quando (?:quiser|bem entender)|por qualquer (?:motivo|razao))/
const again = /\b(?:volta|voltam|comeca|comecam) (?:a (?:contar|correr|valer)|de novo|do zero|outra vez)|\bzera/

/** 'só pode parar 1 vez' against 'quantas vezes quiser'. */
function addLimit(tokens: readonly Token[], signs: Map<string, Sign>): void {
	const text = tokens.map(({ word }) => word).join(' ')
	// 'não se cobra a qualquer tempo'.
	if (unlimited.test(text)) signs.set('!limit', /\b(?:nao|nem|nunca)\b.* a qualquer /.test(text) ? 1 : -1)
	// 'não se encerra por qualquer motivo'.
	if (unrestricted.test(text)) signs.set('!restricted', /\bnao\b.* por qualquer /.test(text) ? 1 : -1)
	if (again.test(text))
		signs.set('!restart', /\b(?:nao|nunca|nem) (?:\w+ )?(?:volta|comeca|recomec|zera)/.test(text) ? -1 : 1)
	if (!unlimited.test(text) && limited.test(text)) signs.set('!limit', 1)
}

const asking = /^(?:dizer|diz|decid|inform|saber|avali|verific|analis|responder$|defin|escolh)/

/** 'com aviso prévio', 'depende de prova'; 'sem aviso', 'não precisa dar o motivo', 'dispensa advogado'. */
function addNeeds(tokens: readonly Token[], say: (what: string, sign: Sign) => void): void {
	let isDenied = 0
	for (const [at, token] of tokens.entries()) {
		const { word } = token
		isDenied -= 1
		const isSoWithout = word === 'sem' && tokens[at + 1]?.word === 'que'
		if (isSoWithout || (is(token, 'not') && !ofAll.test(tokens[at + 1]?.word ?? '')))
			isDenied = isOfWho(tokens, at) ? REACH_OF_WHO : REACH + 2
		if (isSoWithout) continue
		const isNeed = is(token, 'need')
		const isLack = is(token, 'lack')
		// 'responde se houver culpa'.
		const next = tokens[at + 1]?.word ?? ''
		const isHaving =
			(is(token, 'having') && (word !== 'se' || /^(?:houver|haja|ha|tiver)$/.test(next))) || isManner(word, next)
		if (!isNeed && !isLack && !isHaving) continue
		const isOff = isLack ? isDenied <= 0 && !goesOn(tokens, at) : isNeed && isDenied > 0
		if (isHaving && isDenied > 0) continue
		// '40 pontos sem infração gravíssima': in which case, not what it needs.
		if (word === 'sem' && tokens.slice(Math.max(0, at - 2), at).some((one) => /^\d/.test(one.word))) continue
		let left = isOff ? 3 : 2
		for (const { word: one, stems } of tokens.slice(at + 1, at + 8)) {
			if (left === 0 || further.test(one)) break
			if (stems.length === 0 || needing.test(one) || formal.test(one)) continue
			left -= 1
			for (const stem of stems) say(`${isHaving ? 'has' : 'needs'} ${stem}`, isOff ? -1 : 1)
		}
	}
}

/** 'não viaja sozinho para longe, sem autorização': with it, it does. Behind no comma, who is without it is told. */
function goesOn(tokens: readonly Token[], at: number): boolean {
	return tokens[at]!.start > (tokens[at - 1]?.end ?? 0) + 1 && isDeniedBefore(tokens, at)
}

function isDeniedBefore(tokens: readonly Token[], at: number): boolean {
	return tokens.slice(0, at).some(({ word }, place) => word === 'nao' && !isOfWho(tokens, place))
}

/** 'em destaque', 'por escrito', 'de forma clara': with it. */
function isManner(word: string, next: string): boolean {
	return (word === 'em' && next === 'destaque') || (word === 'por' && next === 'escrito') || word === 'forma'
}

/** Here what is needed has been said. */
const further =
	/^(?:com|mediante|apos|depois|sem|para|pra|por|pelo|pela|que|e|ou|vale|valem|fica|ficam|em|no|na|nos|nas|quando|se|[a-z]{3,}ndo)$/

/** Words that only lead to what is needed: 'sem necessidade de', 'sem direito a', 'qualquer'. */
const formal = /^(?:necessidad|direit|qualquer|nenhum|exigenc|obrigac|menos$|menor$|previ[oa]$|novo$|nova$)/

const participle = /^[a-z]{3,}(?:[ai]d|ens|eit|tint|pag)[oa]s?$|^(?:pag[oa]s?|entregues?)$/

function isConditional(tokens: readonly Token[], at: number): boolean {
	const [first, second] = tokens.map(({ word }) => word)
	// 'Sem resposta no prazo, ela perde…': what comes first sets the condition.
	if (first === 'sem') return at === 0
	// 'Renovado o contrato, …', 'Suspensa a garantia, …'.
	if (participle.test(first!) && /^[oa]s?$/.test(second ?? '')) return true
	return condition.test(first!) || (/^(?:mesmo|ainda)$/.test(first!) && /^(?:que|se)$/.test(second ?? ''))
}

/** 'pode passar de 10%', 'não passa de três meses': the verb alone says nothing. */
function addExceeding(tokens: readonly Token[], say: (what: string, sign: Sign) => void): void {
	for (const [at, { word }] of tokens.entries()) {
		if (!/^pass(?:a|am|ar|ara|e)$/.test(word) || !/^d[eoa]s?$/.test(tokens[at + 1]?.word ?? '')) continue
		const isDenied = tokens.slice(Math.max(0, at - 3), at).some((one) => denying.has(one.word))
		say('!exceed', isDenied ? -1 : 1)
	}
	// 'tem teto de 10%'.
	for (const [at, { word }] of tokens.entries()) {
		if (!/^(?:teto|limitad[oa])$/.test(word) || !/^\d/.test(tokens[at + 2]?.word ?? '')) continue
		const isDenied = tokens.slice(Math.max(0, at - 3), at).some((one) => denying.has(one.word))
		say('!exceed', isDenied ? 1 : -1)
	}
}
