import { Pause, Play } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'

type PauseButtonProps = { paused: boolean; onToggle: () => void }

/** Where nothing moves by itself, there is nothing to pause. On phones it stands above the row: below it is no room. */
export function PauseButton({ paused, onToggle }: PauseButtonProps) {
	return (
		<button
			type="button"
			aria-label={paused ? 'Continuar depoimentos' : 'Pausar depoimentos'}
			onClick={onToggle}
			className="script-only grid size-11 max-md:absolute max-md:-right-3 max-md:bottom-[calc(100%+20px)] md:-ml-3 place-items-center rounded-full text-ink-3 transition-colors hover:text-ink motion-reduce:hidden"
		>
			<Icon of={paused ? Play : Pause} size={18} />
		</button>
	)
}
