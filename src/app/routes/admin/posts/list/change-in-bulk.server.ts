import type { Services } from '#app/services.ts'
import type { BulkRefusal, BulkResult } from '#core/posts/bulk/each-post.ts'
import { schedulePosts } from '#core/posts/bulk/schedule-posts.ts'
import { setCategoryOfPosts } from '#core/posts/bulk/set-category.ts'
import type { EditablePost } from '#core/posts/reading/find-post-fields.ts'
import { requestReviews, withdrawReviewRequests } from '#core/reviews/request-reviews.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { type ChangePostsAnswer, countOf, type FormEntries, notDone, type PostsIntent } from './change-answer.ts'
import { toldChanges } from './told-changes.ts'

type BulkIntent = Extract<PostsIntent, 'category' | 'schedule' | 'unschedule' | 'review' | 'withdraw-review'>
type Asked = {
	ids: string[]
	categoryIds: readonly string[]
	moment?: string | undefined
	motive?: string | undefined
	by: ActingAdmin
}
type Needs = Pick<Services, 'db' | 'now' | 'siteUrl' | 'identity' | 'mailQueued'>

/** What is done to several articles at once and takes nothing away: another category, a moment, a request for review. */
export async function changeInBulk(services: Needs, intent: BulkIntent, asked: Asked): Promise<ChangePostsAnswer> {
	const { db, siteUrl, identity, mailQueued } = services
	const { ids, motive, by } = asked
	const now = services.now()
	const save = { ids, by, address: by.address, now }
	if (intent === 'category') {
		const { categoryIds } = asked
		if (categoryIds.length === 0) return notDone(intent, 'Escolha uma categoria.')
		const categoryOf = (id: string) => (categoryIds.length > 1 ? categoryIds[ids.indexOf(id)] : categoryIds[0]) || null
		const result = await setCategoryOfPosts(db, { ...save, categoryOf })
		const former = result.changed.map(({ fields }): [string, string] => ['categoryId', fields.categoryId ?? ''])
		const waiting = result.changed.filter(({ live }) => live).length
		return told(intent, result, {
			done: 'com outra categoria',
			undo: [...undoForm('category', result.changed), ...former],
			notes: waiting > 0 ? [`${countOf(waiting)} no ar: a mudança espera que as alterações sejam publicadas.`] : [],
		})
	}
	if (intent === 'schedule') {
		const publishAt = brasiliaMoment(asked.moment ?? '')
		if (!publishAt || publishAt <= now) return notDone(intent, 'Escolha um dia e uma hora no futuro.')
		const result = await schedulePosts(db, { ...save, publishAt, motive, siteUrl })
		const undo = undoForm('unschedule', result.changed)
		return told(intent, result, { done: `para ${momentOf(publishAt)}`, undo })
	}
	if (intent === 'unschedule')
		return told(intent, await schedulePosts(db, { ...save, publishAt: null, siteUrl }), { done: 'sem data' })
	if (intent === 'withdraw-review')
		return told(intent, await withdrawReviewRequests(db, { ids, by, now }), { done: 'fora da revisão' })
	const result = await requestReviews(db, { ids, by, brand: identity.current().identity.name, siteUrl, now })
	mailQueued()
	return told(intent, result, { done: 'em revisão', undo: undoForm('withdraw-review', result.changed) })
}

/** The form that does something to these articles. */
export function undoForm(intent: PostsIntent, posts: readonly Pick<EditablePost, 'id'>[]): FormEntries {
	return [['intent', intent], ...posts.map(({ id }): [string, string] => ['id', id])]
}

const why: Record<BulkRefusal, string> = {
	'title-missing': 'não tem título',
	'content-missing': 'não tem conteúdo',
	'not-yours': 'é de outra pessoa',
	'may-not-publish': 'só pode ser agendado por quem revisa',
	'changed-meanwhile': 'foi salvo por outra pessoa agora; tente de novo',
	'nothing-to-schedule': 'já está publicado e não tem alterações à espera',
	'after-leaving': 'sairia do ar antes desse momento',
}

const nothing: Record<BulkIntent, string> = {
	category: 'Nenhum post mudou de categoria',
	schedule: 'Nenhum post agendado',
	unschedule: 'Nenhum agendamento desfeito',
	review: 'Nenhum pedido de revisão feito',
	'withdraw-review': 'Nenhum pedido de revisão retirado',
}

type Words = { done: string; undo?: FormEntries; notes?: readonly string[] }

function told(intent: BulkIntent, result: BulkResult, { done, ...words }: Words): ChangePostsAnswer {
	const title = { some: `${countOf(result.changed.length)} ${done}`, none: nothing[intent] }
	return toldChanges(intent, result, { title, why, ...words })
}
