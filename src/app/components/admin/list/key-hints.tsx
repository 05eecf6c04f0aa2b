import { Kbd } from '../kbd.tsx'

/** Below a list: the keys to go through it with, for who has a keyboard. `more` are those of this list: R, responder. */
export function KeyHints({ more = [] }: { more?: readonly (readonly [key: string, does: string])[] }) {
	return (
		<p className="mt-2 flex flex-wrap justify-end gap-x-4 gap-y-1 text-fine text-ink-3 max-drawer:hidden">
			<span>
				<Kbd>J</Kbd> <Kbd>K</Kbd> andar
			</span>
			<span>
				<Kbd>X</Kbd> marcar
			</span>
			<span>
				<Kbd>Enter</Kbd> abrir
			</span>
			{more.map(([key, does]) => (
				<span key={key}>
					<Kbd>{key}</Kbd> {does}
				</span>
			))}
			<span>
				<Kbd>?</Kbd> todos os atalhos
			</span>
		</p>
	)
}
