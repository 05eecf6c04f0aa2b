import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { AdminButton, type AdminButtonTone } from '../admin-button.tsx'
import { ACCEPTED_TYPES } from './upload-words.ts'

type FileButtonProps = { onFiles: (files: File[]) => void; tone?: AdminButtonTone; className?: string }

/** Opens the system's own dialog for choosing files. */
export function FileButton({ onFiles, tone = 'action', className }: FileButtonProps) {
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<AdminButton
				tone={tone}
				onClick={() => input.current?.click()}
				icon={<Icon of={Upload} size={16} />}
				className={className}
			>
				Enviar imagens
			</AdminButton>
			<input
				ref={input}
				type="file"
				multiple
				accept={ACCEPTED_TYPES.join(',')}
				hidden
				data-upload
				onChange={({ currentTarget }) => {
					onFiles([...(currentTarget.files ?? [])])
					// The same file may be chosen again.
					currentTarget.value = ''
				}}
			/>
		</>
	)
}
