import { CircleAlert } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

/** What went wrong with the form as a whole. Takes the focus when no field is to blame. */
export function FormAlert({ message }: { message: string }) {
	return (
		<p
			role="alert"
			tabIndex={-1}
			className="mb-5 flex gap-2.5 rounded-control bg-err-surface px-3.5 py-2.75 text-small font-medium text-err"
		>
			<Icon of={CircleAlert} size={18} className="mt-px shrink-0" />
			{message}
		</p>
	)
}
