import { useEffect, useRef } from 'react';
import { applicationWords } from '../../messages/application.ts';
import { useWords } from '../../messages/use-messages.ts';
import { describedBy, FieldError, type FieldProps, Hint, RequiredMark } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSentForm } from '../outcome/use-sent-form.ts';
import { FileButton, hiddenFileInput } from './file-button.tsx';
import { useResume } from './use-resume.ts';

/** The name that the upload call expects. */
const fileField = 'files';
const formats = '.pdf,.doc,.docx,.odt,.rtf,.txt';

/**
 * A field for one file: shows its name and a delete button, or the file chooser. Its value is the address of the stored
 * file.
 */
export function ResumeField({ resume, ...field }: Omit<FieldProps, 'label' | 'hint'> & { resume: ResumeChoice }) {
	const words = useWords(applicationWords);
	const { id, name, required, className } = field;
	const error = resume.problem ?? field.error;
	const described = describedBy({ id, error, hint: words.resumeHint });
	return (
		<fieldset className={className}>
			<legend className="text-sm font-semibold">
				{words.resume}
				{required && <RequiredMark />}
			</legend>
			<Hint id={id} hint={words.resumeHint} />
			<input ref={resume.value} type="hidden" name={name} value={resume.url} />
			<div className="my-1.5">
				{resume.name ? (
					<Chosen {...resume} id={id} describedBy={described['aria-describedby']} />
				) : (
					<Chooser {...resume} id={id} described={described} />
				)}
			</div>
			<div role="status">
				<FieldError id={id} error={error} />
			</div>
		</fieldset>
	);
}

/** The chooser and the delete button replace each other, so the focus has to be moved. */
const focusOn = (id: string) => document.getElementById(id)?.focus();

type ChooserProps = Pick<ResumeChoice, 'choose'> & { id: string; described: ReturnType<typeof describedBy> };

function Chooser({ id, choose, described }: ChooserProps) {
	const words = useWords(applicationWords);
	const input = useRef<HTMLInputElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a file that was chosen before the page came alive is taken too
	useEffect(() => {
		const [file] = input.current?.files ?? [];
		if (file) queueMicrotask(() => void choose(file));
	}, []);
	return (
		<>
			<input
				ref={input}
				id={id}
				type="file"
				name={fileField}
				accept={formats}
				className={hiddenFileInput}
				{...described}
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? [];
					// Allows choosing the same file again.
					currentTarget.value = '';
					if (!file) return;
					void choose(file);
					focusOn(id);
				}}
			/>
			<FileButton htmlFor={id}>{words.chooseFile}</FileButton>
		</>
	);
}

type ChosenProps = Pick<ResumeChoice, 'name' | 'url' | 'percent' | 'remove'> & {
	id: string;
	describedBy: string | undefined;
};

function Chosen({ id, name, url, percent, remove, describedBy }: ChosenProps) {
	const words = useWords(applicationWords);
	return (
		<div className="flex min-h-12 flex-wrap items-center gap-x-4 rounded-lg border border-line bg-mist px-4">
			<Icon name={url ? 'check' : 'document'} className="size-5 shrink-0 text-teal" />
			<span className="min-w-0 break-all">{name}</span>
			<span className="flex items-center gap-2 text-sm text-ink-soft">
				<span role="status">{url ? words.uploaded : words.uploading}</span>
				{!url && (
					<>
						<progress max={100} value={percent} aria-label={words.uploading} className="w-24 accent-teal" />
						<span aria-hidden="true" className="tabular-nums">
							{percent} %
						</span>
					</>
				)}
			</span>
			<button
				id={id}
				type="button"
				aria-label={url ? words.deleteFile(name) : words.cancelFile(name)}
				aria-describedby={describedBy}
				onClick={() => {
					remove();
					focusOn(id);
				}}
				className="ml-auto min-h-11 text-sm font-semibold text-teal-dark underline underline-offset-4 noscript:hidden"
			>
				{url ? words.delete : words.cancel}
			</button>
			{/* Without scripting a plain file input replaces it. */}
			<input
				type="file"
				name={fileField}
				accept={formats}
				aria-label={words.chooseFile}
				className="hidden w-full py-2 noscript:block"
			/>
		</div>
	);
}

/**
 * The chosen file, and the input that holds its address. A change dispatches an input event, so that the form reads its
 * fields again.
 */
export function useResumeChoice() {
	const value = useRef<HTMLInputElement>(null);
	const kept = useSentForm('application')?.file;
	const resume = useResume(() => value.current?.dispatchEvent(new Event('input', { bubbles: true })), kept);
	return { ...resume, value };
}
type ResumeChoice = ReturnType<typeof useResumeChoice>;
