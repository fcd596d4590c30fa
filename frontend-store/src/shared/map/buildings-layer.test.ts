import { expect, test } from '@jest/globals';
import type { LayerSpecification } from 'maplibre-gl';
import { buildingsLayer } from './buildings-layer.js';

const ground: LayerSpecification = {
  ...{ id: 'houses', type: 'fill', source: 'streets', 'source-layer': 'building' },
  paint: { 'fill-color': '#ccc' },
};
const water: LayerSpecification = { ...ground, id: 'water', 'source-layer': 'water' };

test('buildings stand up from zoom 15 on, of the source and in the colour of their ground plans', () => {
  expect(buildingsLayer([water, ground])).toMatchObject({
    ...{ type: 'fill-extrusion', source: 'streets', 'source-layer': 'building', minzoom: 15 },
    paint: { 'fill-extrusion-color': '#ccc' },
  });
});

test('a style without buildings, or that raises them itself, is left as it is', () => {
  expect(buildingsLayer([water])).toBeNull();
  const raised: LayerSpecification = {
    ...{ id: 'raised', type: 'fill-extrusion', source: 'streets', 'source-layer': 'building' },
  };
  expect(buildingsLayer([ground, raised])).toBeNull();
});
