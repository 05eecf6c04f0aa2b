import type { RefObject } from 'react'
import { type useFetcher, useNavigate } from 'react-router'
import { notify } from '#app/components/ui/toaster.tsx'
import type { IdentityAnswer } from './answer-identity.server.ts'
import { fieldsText } from './identity-words.ts'
import { type IdentityTab, pathOf, tabWithError } from './tabs.ts'
import type { IdentityDraft } from './use-identity-draft.ts'

/** The subject of what is told of saving. */
const SAVING = 'identity'

type Fetcher = ReturnType<typeof useFetcher<IdentityAnswer>>

/** Tells what came of a save: what is live now, or what kept it from being so. */
export function tellSave(answer: IdentityAnswer): void {
	if (answer.kind === 'saved') tellSaved(answer)
	else if (answer.kind === 'refused') tellRefused(Object.keys(answer.errors).length)
	else if (answer.kind === 'failed') notify.error('Não foi salvo', answer.message, SAVING)
	else notify.error('Outra pessoa salvou antes', 'Veja acima do formulário o que mudou.', SAVING)
}

function tellSaved({ changed, reverted }: Extract<IdentityAnswer, { kind: 'saved' }>) {
	if (changed.length === 0) return notify.info('Nada mudou', 'O site já dizia isso.', SAVING)
	const title = reverted ? 'Voltou, e está no ar' : 'Salvo, e está no ar'
	notify.success(title, `Já mudou no site: ${fieldsText(changed)}.`, SAVING)
}

function tellRefused(count: number) {
	const text = count === 1 ? 'Um campo pede correção.' : `${count} campos pedem correção.`
	notify.error('Ainda não foi salvo', text, SAVING)
}

type Saving = { fetcher: Fetcher; draft: IdentityDraft; form: RefObject<HTMLElement | null> }

/** Checks, leads to the first wrong field, else sends. */
export function useSave({ fetcher, draft, form }: Saving) {
	const navigate = useNavigate()
	return (tab: IdentityTab) => {
		if (fetcher.state !== 'idle' || draft.changed.length === 0) return
		const checked = draft.check()
		if (checked.ok) {
			const values = JSON.stringify(checked.values)
			void fetcher.submit(
				{ intent: 'save', seen: String(draft.version), values },
				{ method: 'post', action: '/admin/identidade' },
			)
			return
		}
		tellRefused(Object.keys(checked.errors).length)
		const wrong = tabWithError(checked.errors)
		const focus = () => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
		const there = wrong && wrong !== tab ? navigate(pathOf(wrong), { preventScrollReset: true }) : undefined
		// Once the fields are marked, or drawn at all.
		void Promise.resolve(there).then(() => requestAnimationFrame(focus))
	}
}
