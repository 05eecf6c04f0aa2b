/** Generated text by its elements, in the back office's own type. */
export const previewLook = [
	'leading-relaxed wrap-anywhere',
	'[&_h1]:mb-2 [&_h1]:text-[1.5rem]',
	'[&_h2]:mt-6 [&_h2]:mb-2 [&_h2]:text-[1.25rem]',
	'[&_h3]:mt-4 [&_h3]:mb-1.5 [&_h3]:text-[1.0625rem]',
	'[&_p]:mb-3 [&_ul]:mb-3 [&_ol]:mb-3 [&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-5 [&_ol]:pl-5 [&_li]:mb-1',
	'[&_a]:text-accent [&_a]:underline [&_strong]:font-semibold [&_img]:max-w-full [&_img]:rounded-control',
	'[&_blockquote]:border-l-3 [&_blockquote]:border-line [&_blockquote]:pl-4 [&_blockquote]:text-ink-2',
	'[&_.resumo]:rounded-control [&_.resumo]:bg-accent-surface [&_.resumo]:p-4 [&_.nota]:text-ink-3',
].join(' ')
