import { type MouseEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CENTRE, FOCUS_STEP, focusOf, pointOf } from '#domain/images/focus.ts';
import type { Image } from '#domain/images/image-schema.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { call } from '../../api/client.ts';
import { imageFailure } from '../image-failure.ts';
import { imageUrl } from '../list/image-url.ts';
import styles from './focus-picker.module.css';

/** The `detail` of a click without a pointer, which has no position. */
const PRESSED_BY_KEY = 0;

const SAVED: LocalizedText = (t) => t.focus.saved;

interface FocusPickerProps {
  image: Image;
  draft: string | undefined;
  onDraft: (focus: string) => void;
  onSaved: (focus: string) => void;
}

/** Sets the picture's focal point, which stays visible where a page crops it, by a click on it or with two sliders. */
export function FocusPicker({ image, draft, onDraft, onSaved }: FocusPickerProps) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const [saving, setSaving] = useState(false);
  const [said, setSaid] = useState<LocalizedText | null>(null);
  const chosen = draft ?? image.focus;
  const { x, y } = pointOf(chosen);

  function choose(focus: string) {
    onDraft(focus);
    setSaid(null);
  }

  function chooseAt({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLElement>) {
    if (detail === PRESSED_BY_KEY) return choose(focusOf(CENTRE));
    const { offsetX, offsetY } = nativeEvent;
    const { clientWidth, clientHeight } = currentTarget;
    choose(focusOf({ x: (offsetX / clientWidth) * 100, y: (offsetY / clientHeight) * 100 }));
  }

  async function save() {
    setSaving(true);
    try {
      await call('focusImage', { name: image.name, body: { focus: chosen } });
      await revalidate();
      onSaved(chosen);
      setSaid(() => SAVED);
    } catch (error) {
      const failed = imageFailure('focusImage')(error);
      setSaid(() => failed);
    }
    setSaving(false);
  }

  return (
    <>
      <div className={styles.picture}>
        <button
          type="button"
          className={styles.frame}
          aria-label={t.focus.label}
          onClick={chooseAt}
        >
          <img
            src={imageUrl(image, 1600)}
            alt={image.alt}
            width={image.width}
            height={image.height}
            decoding="async"
          />
          {chosen && <span className={styles.point} style={{ left: `${x}%`, top: `${y}%` }} />}
        </button>
      </div>
      <fieldset className={styles.field}>
        <legend>{t.focus.label}</legend>
        <p className={styles.hint}>{t.focus.hint}</p>
        <Slider
          label={t.focus.fromLeft}
          value={x}
          onChange={(left) => choose(focusOf({ x: left, y }))}
        />
        <Slider
          label={t.focus.fromTop}
          value={y}
          onChange={(top) => choose(focusOf({ x, y: top }))}
        />
        <div className={styles.actions}>
          <Button
            disabled={chosen === image.focus}
            busy={saving && t.focus.saving}
            onClick={() => void save()}
          >
            {t.focus.save}
          </Button>
          <Button tone="plain" disabled={chosen === ''} onClick={() => choose('')}>
            {t.focus.clear}
          </Button>
          <span role="status">{said?.(t)}</span>
        </div>
      </fieldset>
    </>
  );
}

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={FOCUS_STEP}
        value={value}
        aria-valuetext={`${value} %`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output>{`${value} %`}</output>
    </label>
  );
}
