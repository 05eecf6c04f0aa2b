import { plain } from '#core/generation/local-writer/plain-words.ts'
import { bySound } from '#core/generation/local-writer/prompt/near-words.ts'
import type { Wish } from '#core/generation/local-writer/prompt/types.ts'
import { understandPrompt } from '#core/generation/local-writer/prompt/understand-prompt.ts'
import { answersRequest } from '#core/posts/publication/answers-request.ts'
import { readArticleText } from '#core/seo/article-text.ts'
import type { RunView } from './find-run.ts'
import { counted } from './pipeline-words.ts'

/** Met and missed are what the text shows; asked is what nobody can tell from it without reading. */
export type CheckedWish = {
	/** Nothing where it is a word that was not understood, or the subject. */
	wish: Wish | null
	text: string
	state: 'met' | 'asked' | 'missed'
	note: string
}

/** How far from the number asked for an article may be. */
const MARGIN = 0.15
const LONG = 600

type Checked = Pick<RunView, 'prompt' | 'category' | 'provider'> & {
	article: { title: string; content: string; sourceUrls: readonly string[] }
}

/** Each thing that a prompt asked for, held against the text that came of it. */
export function checkWishes({ prompt, category, provider, article }: Checked): CheckedWish[] {
	const read = understandPrompt(prompt, category ?? undefined)
	if (read.kind === 'refused') return []
	const text = textOf(article)
	const subject = read.kind === 'understood' ? (read.subject ?? read.topic).label : undefined
	const isLocal = provider === 'local'
	return [
		...(subject ? [checkSubject(subject, { prompt, article })] : []),
		...read.wishes.map((wish) => ({ wish, text: wish.text, ...checkWish(wish, text, isLocal) })),
		...read.notUnderstood.map((words) => ({ wish: null, text: words.text, ...saidOrMeant(text, words.text) })),
	]
}

function checkSubject(subject: string, { prompt, article }: Pick<Checked, 'prompt' | 'article'>): CheckedWish {
	const isOn = answersRequest(prompt, { ...article, sourceUrls: [...article.sourceUrls] })
	return {
		wish: null,
		text: subject,
		state: isOn ? 'met' : 'missed',
		note: isOn ? 'no título e no texto' : 'o texto parece tratar de outra coisa',
	}
}

type Text = ReturnType<typeof textOf>

function textOf({ title, content, sourceUrls }: Checked['article']) {
	const { headings, words, text } = readArticleText(content)
	return { headings, words: words.length, all: `${title} ${text}`.toLowerCase(), content, sources: sourceUrls.length }
}

type Outcome = Pick<CheckedWish, 'state' | 'note'>

const met = (note: string): Outcome => ({ state: 'met', note })
const missed = (note: string): Outcome => ({ state: 'missed', note })
const asked: Outcome = { state: 'asked', note: 'pedido ao modelo: só lendo se sabe' }
const notHere: Outcome = { state: 'missed', note: 'o redator local não muda isso' }

function checkWish(wish: Wish, text: Text, isLocal: boolean): Outcome {
	switch (wish.kind) {
		case 'place':
			return mentioned(text, wish.value)
		case 'words': {
			const note = counted(text.words, 'palavra', 'palavras')
			return Math.abs(text.words - wish.value) <= wish.value * MARGIN ? met(note) : missed(note)
		}
		case 'length': {
			const note = counted(text.words, 'palavra', 'palavras')
			return text.words >= LONG === (wish.value === 'longo') ? met(note) : missed(note)
		}
		case 'sections': {
			const sections = text.headings.filter(({ level }) => level === 2).length
			const note = counted(sections, 'seção', 'seções')
			return sections === wish.value ? met(note) : missed(note)
		}
		case 'form':
			return checkForm(wish.value, text)
		// The local writer has one voice, for people who do not know insurance.
		case 'tone':
			return !isLocal ? asked : wish.value === 'simples' ? met('o tom do redator local') : notHere
		case 'reader':
			return !isLocal ? asked : ['leigos', 'iniciantes'].includes(wish.value) ? met('para quem não é do ramo') : notHere
	}
}

const forms: Record<string, (text: Text) => boolean> = {
	tabela: ({ content }) => content.includes('<table'),
	lista: ({ content }) => /<[ou]l[\s>]/.test(content),
	perguntas: ({ headings }) => headings.some(({ text }) => text.trim().endsWith('?')),
	exemplos: ({ all }) => all.includes('exemplo'),
	fontes: ({ sources }) => sources > 0,
}

function checkForm(form: string, text: Text): Outcome {
	const has = Object.hasOwn(forms, form) ? forms[form] : undefined
	if (!has) return asked
	return has(text) ? met('está no texto') : missed('não está no texto')
}

/** A word that was mistyped is looked for by what it sounds like. */
function saidOrMeant(text: Text, words: string): Outcome {
	const said = mentioned(text, words)
	return said.state === 'met' ? said : mentioned({ ...text, all: bySound(plain(text.all)) }, bySound(plain(words)))
}

function mentioned({ all }: Text, words: string): Outcome {
	const times = all.split(words.toLowerCase()).length - 1
	return times === 0 ? missed('não aparece no texto') : met(counted(times, 'vez', 'vezes'))
}
