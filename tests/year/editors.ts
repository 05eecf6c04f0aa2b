import { randomUUID } from 'node:crypto'
import { startSchedulerRun } from '#core/generation/scheduler/start-scheduler-run.ts'
import { generateImage } from '#core/images/generate-image.ts'
import { binPosts } from '#core/posts/bin/bin-posts.ts'
import { restorePosts } from '#core/posts/bin/restore-posts.ts'
import { createPost } from '#core/posts/saving/create-post.ts'
import { savePost } from '#core/posts/saving/save-post.ts'
import { written } from '#core/posts/testing/written.ts'
import { decideReview } from '#core/reviews/decide-review.ts'
import { requestReview } from '#core/reviews/request-review.ts'
import { picturesOf } from './providers.ts'
import { BRAND, editor, reviewer, SITE_URL, silent, type World } from './world.ts'

const HOUR_MS = 3_600_000

function textOf(mark: string) {
	return { title: `Artigo ${mark}`, content: `<p>Texto ${mark}.</p>`, excerpt: `Resumo ${mark}` }
}

/** Somebody begins an article: a draft, one that goes live at once, or one with a moment. */
export async function begin({ act, chance, ledger, now }: World): Promise<void> {
	const id = randomUUID()
	const mark = `m${ledger.posts.size}v1x`
	const kind = chance.people.oneOf(['draft', 'live', 'scheduled'] as const)
	const at = new Date(now().getTime() + chance.people.upTo(200) * HOUR_MS)
	const fields = written({
		...textOf(mark),
		...(kind === 'live' && { status: 'published' as const }),
		...(kind === 'scheduled' && { publishAt: at }),
	})
	const made = await act(`begin ${kind}`, (db) => createPost(db, { id, fields, by: editor, now: now() }))
	if (!made.ok) throw new Error(`an article could not be begun: ${made.reason}`)
	ledger.posts.set(id, {
		id,
		slug: made.post.slug,
		version: made.post.version,
		mark,
		shown: kind === 'live' ? mark : null,
		due: kind === 'scheduled' ? { at, shows: mark } : undefined,
		binnedAt: undefined,
	})
}

/** Somebody writes on: on a draft, or on a live article, whose changes wait, come at a moment or go before readers. */
export async function writeOn(world: World): Promise<void> {
	const { act, chance, ledger, now } = world
	const all = [...ledger.posts.values()].filter(({ binnedAt, due }) => !binnedAt && !due)
	if (all.length === 0) return
	const post = chance.people.oneOf(all)
	const mark = `m${post.id.slice(0, 4)}v${post.version + 1}x`
	const live = post.shown !== null
	const kind = live ? chance.people.oneOf(['waits', 'later', 'now', 'back'] as const) : 'draft'
	const at = new Date(now().getTime() + chance.people.upTo(100) * HOUR_MS)
	const fields = written({
		...textOf(mark),
		slug: post.slug,
		status: live && kind !== 'back' ? 'published' : 'draft',
		...(kind === 'later' && { publishAt: at }),
	})
	const { id, version: baseVersion } = post
	const waits = kind === 'waits'
	const saved = await act(`write ${kind}`, (db) =>
		savePost(db, { id, baseVersion, fields, by: editor, now: now(), waits }),
	)
	if (!saved.ok) throw new Error(`an article could not be saved: ${saved.reason}`)
	post.version = saved.post.version
	post.mark = mark
	if (kind === 'now') post.shown = mark
	if (kind === 'back') post.shown = null
	if (kind === 'later') post.due = { at, shows: mark }
}

/** Into the bin, or out of it again. */
export async function throwAway(world: World): Promise<void> {
	const { act, chance, ledger, now, deaths } = world
	const all = [...ledger.posts.values()].filter(({ due }) => !due)
	if (all.length < 4) return
	const post = chance.people.oneOf(all)
	const { id } = post
	if (!post.binnedAt) {
		await act('bin', (db) => binPosts(db, { ids: [id], by: editor, now: now() }))
		post.binnedAt = now()
		return
	}
	const { restored } = await act('restore', async (db) => {
		const { restored: back } = await restorePosts(db, { ids: [id], by: editor, now: now() })
		return { restored: back[0] }
	})
	// Done before a crash, it is nothing to do the second time.
	if (!restored && world.deaths === deaths) throw new Error('an article that lay in the bin did not come back')
	if (restored && (restored.status === 'published') !== (post.shown !== null))
		throw new Error('an article came out of the bin as another')
	post.binnedAt = undefined
}

/** A review is asked for, and most of them are given. */
export async function review({ act, chance, ledger, now }: World): Promise<void> {
	const all = [...ledger.posts.values()].filter(({ binnedAt, due }) => !binnedAt && !due)
	if (all.length === 0) return
	const { id: postId, version } = chance.people.oneOf(all)
	const about = { postId, version, brand: BRAND, siteUrl: SITE_URL }
	const asked = await act('ask for review', (db) => requestReview(db, { ...about, by: editor, now: now() }))
	if (!asked.ok) throw new Error(`a review could not be asked for: ${asked.reason}`)
	if (chance.people.happens(0.3)) return
	const decision = { state: 'approved' as const }
	const decided = await act('review', (db) => decideReview(db, { ...about, decision, by: reviewer, now: now() }))
	if (!decided.ok && decided.reason !== 'decided') throw new Error(`a review could not be given: ${decided.reason}`)
	ledger.reviews.set(postId, (ledger.reviews.get(postId) ?? 0) + 1)
}

/** Somebody presses 'Executar agora', whether or not the day has its articles. */
export async function runNow({ act, now }: World): Promise<void> {
	await act('run now', (db) => startSchedulerRun(db, { trigger: 'manual', actor: editor, now: now() }))
}

export async function askForPicture(world: World): Promise<void> {
	const { act, chance, bills, now, life } = world
	await act('picture', (db) =>
		generateImage(
			{
				db,
				sources: picturesOf({ bills, chance: chance.providers, now, step: life().step }),
				keepPicture: async () => ({ ok: true, url: '/media/files/a.webp', width: 1, height: 1 }),
				newSeed: () => 'seed',
				log: silent,
			},
			{ prompt: 'Um farol na costa do Brasil', forceProvider: 'gemini', by: editor, now: now() },
		),
	)
}
