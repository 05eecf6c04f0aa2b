import { commonPasswords } from './common-passwords.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-length.ts'

export type PasswordProblem = 'too-short' | 'too-long' | 'personal' | 'repeated' | 'sequence' | 'common'

/** For whoever chose it: what is wrong, and what would be better. */
export const passwordProblemTexts: Record<PasswordProblem, string> = {
	'too-short': `Use pelo menos ${SHORTEST_PASSWORD} caracteres. Uma frase curta funciona bem.`,
	'too-long': `Use no máximo ${LONGEST_PASSWORD} caracteres.`,
	personal: 'A senha é quase só o seu e-mail ou o nome da empresa. Escolha algo que não se adivinhe.',
	repeated: 'A senha repete o mesmo trecho. Misture palavras diferentes.',
	sequence: 'A senha segue a ordem do teclado, do alfabeto ou dos números. Misture palavras diferentes.',
	common: 'A senha é feita de palavras que aparecem em listas de senhas vazadas. Escolha outras palavras.',
}

type Owner = { email: string; brand: string }

/** What speaks against a password. No kinds of characters are asked for: length and surprise are what count. */
export function passwordProblems(password: string, owner: Owner): PasswordProblem[] {
	if (Array.from(password).length < SHORTEST_PASSWORD) return ['too-short']
	if (password.length > LONGEST_PASSWORD) return ['too-long']
	const problems: PasswordProblem[] = []
	const plain = plainOf(password)
	if (isPersonal(plain, owner)) problems.push('personal')
	if (isRepeated(plain)) problems.push('repeated')
	if (isSequence(plain)) problems.push('sequence')
	if (isCommon(plain)) problems.push('common')
	return problems
}

/** Small letters without accents; nobody guessing is stopped by those. */
function plainOf(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function isPersonal(plain: string, { email, brand }: Owner): boolean {
	const said = plain.replace(/[^\p{L}\p{N}]/gu, '')
	const left = namesOf(email, brand).reduce((rest, name) => rest.replaceAll(name, ''), said)
	return left !== said && left.length <= said.length / 2
}

/** The parts of a mail address and of a brand that a guesser tries, longest first. */
function namesOf(email: string, brand: string): string[] {
	const [mailbox = '', host = ''] = plainOf(email).split('@')
	const brandWords = plainOf(brand).split(/[^\p{L}\p{N}]+/u)
	const firstWords = brandWords.map((_, index) => brandWords.slice(0, index + 1).join(''))
	const parts = [
		email,
		mailbox,
		...mailbox.split(/[^\p{L}\p{N}]+/u),
		host.split('.')[0] ?? '',
		...firstWords,
		...brandWords,
	]
	const names = parts.map((part) => plainOf(part).replace(/[^\p{L}\p{N}]/gu, '')).filter((part) => part.length >= 3)
	return [...new Set(names)].toSorted((a, b) => b.length - a.length)
}

/** One block of up to six characters over and over, or hardly any different characters at all. */
function isRepeated(plain: string): boolean {
	if (new Set(plain).size <= 3) return true
	return [1, 2, 3, 4, 5, 6].some((size) => plain === plain.slice(0, size).repeat(plain.length).slice(0, plain.length))
}

const runs = [
	'abcdefghijklmnopqrstuvwxyz',
	'12345678901234567890',
	'qwertyuiop',
	'asdfghjklç',
	'zxcvbnm',
	'1q2w3e4r5t6y7u8i9o0p',
	'qazwsxedcrfvtgbyhnujmikolp',
	'1qaz2wsx3edc4rfv5tgb6yhn',
	'!@#$%^&*()',
].flatMap((run) => [run, run.split('').toReversed().join('')])

/** Nearly nothing is left once every run of four or more is taken out. */
function isSequence(plain: string): boolean {
	let left = 0
	for (let start = 0; start < plain.length; ) {
		const length = runLength(plain, start)
		if (length < 4) left += 1
		start += length < 4 ? 1 : length
	}
	return left <= plain.length / 4
}

function runLength(plain: string, start: number): number {
	let length = 1
	while (start + length < plain.length && runs.some((run) => run.includes(plain.slice(start, start + length + 1))))
		length += 1
	return length
}

/** Digits and signs that people write for letters; the digit one stands for two of them. */
const disguises: Record<string, string> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

function isCommon(plain: string): boolean {
	// A digit at the end is a letter in disguise or only padding: both are tried.
	const unsigned = plain.replace(/[^\p{L}\p{N}@$]+$/u, '')
	const unpadded = plain.replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '')
	const undisguised = [unsigned, unpadded].flatMap((text) => ['i', 'l'].map((one) => undisguise(text, one)))
	return [plain, ...undisguised].some((text) => isMadeOfCommonWords(text.replace(/[^\p{L}]/gu, '')))
}

function undisguise(text: string, one: string): string {
	return text.replace(/[1!|03457@$]/g, (sign) => disguises[sign] ?? one)
}

/** Whether a text can be cut into listed words without a rest. Reach[n]: the first n letters can. */
function isMadeOfCommonWords(letters: string): boolean {
	if (letters === '') return false
	const reach = [true]
	for (let end = 1; end <= letters.length; end++)
		reach[end] = reach.some(
			(reached, start) => reached && start < end && commonPasswords.has(letters.slice(start, end)),
		)
	return reach[letters.length]!
}
