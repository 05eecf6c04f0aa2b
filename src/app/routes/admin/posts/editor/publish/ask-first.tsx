import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import type { PublishSheetState } from './use-publish-sheet.ts'

type AskFirstProps = {
	asked: 'discard' | 'unpublish' | undefined
	onClose: () => void
	sheet: Pick<PublishSheetState, 'standing' | 'discard' | 'unpublish'>
	title: string
}

/** Before readers lose an article, or changes to it are thrown away. */
export function AskFirst({ asked, onClose, sheet, title }: AskFirstProps) {
	const { question, label, go } = asked === 'discard' ? discarding(sheet) : unpublishing(sheet, title)
	return (
		<ConfirmDialog
			open={asked !== undefined}
			onOpenChange={(open) => !open && onClose()}
			title={`${label}?`}
			question={question}
			confirmLabel={label}
			onConfirm={go}
		/>
	)
}

type Sheet = AskFirstProps['sheet']

function discarding({ discard }: Sheet) {
	const question =
		'O texto volta a ser o que os leitores veem agora. O que foi salvo continua no Histórico; o que ainda não foi salvo se perde.'
	return { question, label: 'Descartar alterações', go: discard }
}

function unpublishing({ standing, unpublish }: Sheet, title: string) {
	if (standing.live)
		return {
			question: `Os leitores deixam de ver “${title}” agora. O texto fica como rascunho, inteiro.`,
			label: 'Despublicar',
			go: unpublish,
		}
	return {
		question: `“${title}” deixa de ir ao ar sozinho e fica como rascunho.`,
		label: 'Cancelar agendamento',
		go: unpublish,
	}
}
