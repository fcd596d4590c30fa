import type { FillExtrusionLayerSpecification, LayerSpecification } from 'maplibre-gl';

const FROM_ZOOM = 15;
const BUILDINGS = 'building';
/** Metres, where a building says nothing. */
const USUAL_HEIGHT = 6;

/**
 * Buildings with their height from zoom 15 on, of the source that a style draws their ground plans from; null where it raises them itself,
 * or has none. The names are those of the schemas of OpenMapTiles and Mapbox.
 */
export function buildingsLayer(
  layers: readonly LayerSpecification[],
): FillExtrusionLayerSpecification | null {
  if (layers.some(({ type }) => type === 'fill-extrusion')) return null;
  const ground = layers.find((layer) => layer.type === 'fill' && layer['source-layer'] === BUILDINGS);
  if (ground?.type !== 'fill') return null;
  return {
    id: 'buildings-with-height',
    type: 'fill-extrusion',
    source: ground.source,
    'source-layer': BUILDINGS,
    minzoom: FROM_ZOOM,
    paint: {
      'fill-extrusion-color': ground.paint?.['fill-color'] ?? '#d9cfc1',
      'fill-extrusion-height': ['coalesce', ['get', 'render_height'], ['get', 'height'], USUAL_HEIGHT],
      'fill-extrusion-base': ['coalesce', ['get', 'render_min_height'], ['get', 'min_height'], 0],
      'fill-extrusion-opacity': 0.8,
    },
  };
}
