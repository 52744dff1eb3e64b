<?php

declare(strict_types=1);

namespace App;

/**
 * Draws charts as SVG. PHP computes the positions, the style sheet gives the colours, and no script is
 * needed. Each chart says in words what it shows, for readers who don't see it.
 */
final class Chart
{
    /**
     * Columns side by side, such as months.
     *
     * @param list<array{label: string, value: int}> $columns
     */
    public static function columns(string $title, array $columns): string
    {
        $width = 560;
        $height = 240;
        $left = 58;
        $bottom = 30;
        $top = 18;
        $room = $height - $top - $bottom;
        $highest = self::roundUp(max(1, ...array_column($columns, 'value')));
        $step = ($width - $left) / max(1, count($columns));

        $svg = '';
        foreach ([0, 0.5, 1] as $share) {
            $y = round($height - $bottom - $room * $share, 1);
            $svg .= sprintf('<line class="chart-rule" x1="%d" x2="%d" y1="%s" y2="%s"/>', $left, $width, $y, $y);
            $svg .= sprintf('<text class="chart-scale" x="%d" y="%s">%s</text>', $left - 8, $y + 4, e(self::short((int) ($highest * $share))));
        }
        foreach ($columns as $position => $column) {
            $tall = round($room * $column['value'] / $highest, 1);
            $x = round($left + $step * $position + $step * 0.22, 1);
            $isLast = $position === count($columns) - 1;
            $svg .= sprintf(
                '<rect class="chart-column%s" x="%s" y="%s" width="%s" height="%s" rx="2"/>',
                $isLast ? ' is-current' : '',
                $x,
                round($height - $bottom - $tall, 1),
                round($step * 0.56, 1),
                $tall,
            );
            $middle = round($x + $step * 0.28, 1);
            if ($column['value'] > 0) {
                $svg .= sprintf(
                    '<text class="chart-value" x="%s" y="%s">%s</text>',
                    $middle,
                    round($height - $bottom - $tall - 6, 1),
                    e(self::short($column['value'])),
                );
            }
            $svg .= sprintf('<text class="chart-label" x="%s" y="%d">%s</text>', $middle, $height - 8, e($column['label']));
        }

        return self::svg($title, $columns, $width, $height, $svg);
    }

    /**
     * Bars below each other, such as stages; each also carries a count.
     *
     * @param list<array{label: string, value: int, count: int}> $bars
     */
    public static function bars(string $title, array $bars): string
    {
        $width = 560;
        $line = 56;
        $height = $line * count($bars) + 6;
        $left = 104;
        $room = $width - $left - 96;
        $highest = max(1, ...array_column($bars, 'value'));

        $svg = '';
        foreach ($bars as $position => $bar) {
            $y = $position * $line + 14;
            $long = round(max(3, $room * $bar['value'] / $highest), 1);
            $svg .= sprintf('<text class="chart-name" x="0" y="%d">%s</text>', $y + 14, e($bar['label']));
            $svg .= sprintf('<text class="chart-note" x="0" y="%d">%s</text>', $y + 31, e(counted($bar['count'], 'lead')));
            $svg .= sprintf('<rect class="chart-track" x="%d" y="%d" width="%d" height="30" rx="2"/>', $left, $y, $room);
            $svg .= sprintf('<rect class="chart-bar step-%d" x="%d" y="%d" width="%s" height="30" rx="2"/>', $position + 1, $left, $y, $long);
            $svg .= sprintf('<text class="chart-sum" x="%d" y="%d">%s</text>', $width, $y + 20, e(rupees($bar['value'])));
        }

        return self::svg($title, $bars, $width, $height, $svg);
    }

    private static function svg(string $title, array $points, int $width, int $height, string $inside): string
    {
        $words = array_map(fn ($point) => $point['label'] . ' ' . rupees($point['value']), $points);

        return sprintf(
            '<svg class="chart" viewBox="0 0 %d %d" role="img" aria-label="%s">%s</svg>',
            $width,
            $height,
            e($title . ': ' . implode(', ', $words)),
            $inside,
        );
    }

    /** 245000 becomes 2.45 L: lakhs and thousands, as a scale has little room. */
    private static function short(int $amount): string
    {
        return match (true) {
            $amount >= 10_000_000 => '₹' . round($amount / 10_000_000, 2) . ' Cr',
            $amount >= 100_000 => '₹' . round($amount / 100_000, 2) . ' L',
            $amount >= 1000 => '₹' . round($amount / 1000, 1) . 'k',
            default => '₹' . $amount,
        };
    }

    /** The next round number above, so that the scale reads well: 1, 2, 4, 5 or 8 with zeros. */
    private static function roundUp(int $value): int
    {
        $power = 10 ** (strlen((string) $value) - 1);
        foreach ([1, 2, 4, 5, 8, 10] as $step) {
            if ($value <= $step * $power) {
                return $step * $power;
            }
        }

        return $value;
    }
}
