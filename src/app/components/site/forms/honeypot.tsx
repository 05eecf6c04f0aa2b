/** A field no person sees. Whoever fills it in is a program. */
export function Honeypot() {
	return (
		<div aria-hidden="true" className="absolute top-auto -left-[9999px] size-px overflow-hidden">
			<label>
				Site
				<input name="website" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	)
}
