import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { TextField } from '../../../../src/core/ui/TextField.tsx';
import { takeOver } from '../../../support/browser/island.ts';

function Form() {
  const [name, setName] = useState('Ada');
  return (
    <>
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <p role="status">{`Hello ${name}`}</p>
    </>
  );
}

test('Keeps a field’s text entered before hydration, which its form reads', async () => {
  const island = document.createElement('div');
  island.innerHTML = renderToString(<Form />);
  document.body.append(island);
  onTestFinished(() => island.remove());
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  field.value = 'Ada Quill';
  takeOver(<Form />, island);
  await screen.findByText('Hello Ada Quill');
  expect(field.value).toBe('Ada Quill');
});
