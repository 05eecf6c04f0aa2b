import { sendFromNotice } from '#app/components/admin/notice-forms.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { type ChangePostsAnswer, toForm } from './change-answer.ts'
import { postList } from './list-query.ts'

const SUBJECT = 'posts'
/** Long enough to see what went. Afterwards the bin has it. */
const UNDO_OFFERED_MS = 10_000

/** Says what became of a change to articles, with the way back where there is one. */
export function tellPosts({ tone, title, text, undo }: ChangePostsAnswer): void {
	if (!undo) return notify[tone](title, text, SUBJECT)
	const run = () => sendFromNotice(postList.path, toForm(undo))
	notify.done({ title, text, action: { label: 'Desfazer', run, forMs: UNDO_OFFERED_MS } }, SUBJECT)
}
