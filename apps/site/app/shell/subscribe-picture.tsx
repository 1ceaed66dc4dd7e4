/** An open envelope with a test strip in it. */
export function SubscribePicture() {
	return (
		<span className="flex min-h-11 items-center gap-2 rounded-full bg-pale p-1 text-xs font-bold transition-colors duration-200 hover:bg-line">
			<svg viewBox="0 0 40 32" className="h-8 w-10" aria-hidden="true">
				<path d="M4 13 20 3l16 10v15H4Z" fill="#0F4653" />
				<path d="M9 8h22v14H9Z" fill="#fff" />
				<path d="M16 11v6" stroke="#0E7C86" strokeWidth="2" strokeLinecap="round" />
				<path d="M22 11v6" stroke="#F2745F" strokeWidth="2" strokeLinecap="round" />
				<path d="m4 13 16 9 16-9v15H4Z" fill="#0E7C86" />
			</svg>
		</span>
	);
}
