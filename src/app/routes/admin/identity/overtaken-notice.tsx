import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { fieldWords } from '#core/identity/field-words.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import type { IdentityAnswer } from './answer-identity.server.ts'
import { fieldsText } from './identity-words.ts'
import { useDraft } from './use-identity-draft.ts'

type Overtaken = Extract<IdentityAnswer, { kind: 'overtaken' }>

/** Somebody else saved the same parts first: both are kept until somebody decides. */
export function OvertakenNotice({ answer: { fields, by, at } }: { answer: Overtaken }) {
	const { changed, discard } = useDraft()
	const open = fields.filter((field) => changed.includes(field))
	return (
		<AlertBox tone="err" className="mb-4">
			<p>
				{by} mudou {fieldsText(fields)} em {momentOf(at)}, depois que você abriu esta tela. O que você digitou continua
				aqui e ainda não está no ar. Confira e salve de novo, ou fique com o que está no ar.
			</p>
			{open.length > 0 && (
				<div className="mt-2.5 flex flex-wrap gap-2">
					{open.map((field) => (
						<AdminButton key={field} size="small" onClick={() => discard([field])}>
							Ficar com o que está no ar: {fieldWords[field]}
						</AdminButton>
					))}
				</div>
			)}
		</AlertBox>
	)
}
