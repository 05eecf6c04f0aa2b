import { TextField } from '#app/components/ui/text-field.tsx'
import type { EditorPart } from '../fields/editor-part.ts'
import { fieldInput } from '../fields/field-input.ts'
import { Fold } from './fold.tsx'

/** When the article goes live and when it leaves, by Brasília's clock wherever the editor sits. */
export function PublicationDates(part: EditorPart) {
	const { fields, errors } = part
	const live = fields.status === 'published'
	const dated = fields.unpublishAt !== '' || (!live && fields.publishAt !== '')
	const wrong = errors['publishAt'] !== undefined || errors['unpublishAt'] !== undefined
	return (
		<Fold label={live ? 'Data de retirada' : 'Datas de publicação e retirada'} open={dated || wrong}>
			{!live && (
				<TextField
					{...fieldInput(part, 'publishAt')}
					type="datetime-local"
					hint="Horário de Brasília. Uma hora que já passou não fica marcada ao salvar."
				/>
			)}
			<TextField
				{...fieldInput(part, 'unpublishAt')}
				type="datetime-local"
				aside="opcional"
				hint="Horário de Brasília. O artigo volta a ser rascunho."
			/>
		</Fold>
	)
}
