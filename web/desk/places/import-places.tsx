import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ListedPlace, parsePlaces } from '#domain/places/parse-places.ts';
import { MAX_IMPORTED } from '#domain/places/place.ts';
import { messageOf } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { call } from '../api/client.ts';

export function ImportPlaces() {
  const t = useMessages();
  const file = useRef<HTMLInputElement>(null);
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [working, setWorking] = useState(false);

  async function send(chosen: File) {
    setWorking(true);
    try {
      const places = parsePlaces(await chosen.text());
      const added = await sendInParts(places);
      const text =
        places.length > 0 ? t.places.imported(added, places.length) : t.places.nothingToImport;
      showToast({ text });
    } catch (error) {
      showToast({ text: messageOf(error)(t) });
    } finally {
      // Also after a failure: the parts before it are imported.
      await revalidate();
      setWorking(false);
    }
  }
  return (
    <>
      <Button busy={working && t.places.importing} onClick={() => file.current?.click()}>
        <FileUp size={20} /> {t.places.import}
      </Button>
      <VisuallyHidden>
        <input
          ref={file}
          type="file"
          tabIndex={-1}
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={t.places.import}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void send(chosen);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      </VisuallyHidden>
    </>
  );
}

async function sendInParts(places: readonly ListedPlace[]): Promise<number> {
  let added = 0;
  for (let from = 0; from < places.length; from += MAX_IMPORTED) {
    const part = places.slice(from, from + MAX_IMPORTED);
    added += (await call('importPlaces', { body: { places: part } })).data.added;
  }
  return added;
}
