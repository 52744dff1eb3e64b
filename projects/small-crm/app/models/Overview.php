<?php

declare(strict_types=1);

namespace App\Models;

use App\Clock;
use App\Database;

/** The numbers of the dashboards. */
final class Overview
{
    /** @return array<string, int> */
    public static function forAdmin(): array
    {
        return self::integers(
            "SELECT (SELECT COUNT(*) FROM customers) AS customers,
               (SELECT COUNT(*) FROM leads WHERE closed_at IS NULL) AS open_leads,
               (SELECT COALESCE(SUM(value_rupees), 0) FROM leads WHERE closed_at IS NULL) AS open_value,
               (SELECT COUNT(*) FROM tickets WHERE status IN ('open', 'in_progress')) AS open_tickets,
               (SELECT COUNT(*) FROM tickets WHERE status IN ('open', 'in_progress') AND priority = 'high') AS urgent,
               (SELECT COUNT(*) FROM quotes WHERE status = 'requested') AS requested_quotes,
               (SELECT COUNT(*) FROM tasks WHERE status = 'open' AND due_on < CURDATE()) AS late_tasks",
        );
    }

    /** @return array<string, int> */
    public static function forUser(int $userId): array
    {
        return self::integers(
            "SELECT (SELECT COUNT(*) FROM customers WHERE owner_id = ?) AS customers,
               (SELECT COUNT(*) FROM tickets JOIN customers ON customers.id = customer_id
                  WHERE owner_id = ? AND status IN ('open', 'in_progress')) AS open_tickets,
               (SELECT COUNT(*) FROM quotes JOIN customers ON customers.id = customer_id
                  WHERE owner_id = ? AND status = 'sent') AS sent_quotes,
               (SELECT COUNT(*) FROM tasks WHERE assigned_to = ? AND status = 'open') AS open_tasks",
            [$userId, $userId, $userId, $userId],
        );
    }

    /** @return list<array{label: string, count: int, value: int}> one for each open stage, in order */
    public static function pipeline(): array
    {
        $found = [];
        foreach (
            Database::rows(
                'SELECT stage, COUNT(*) AS count, SUM(value_rupees) AS value FROM leads
                 WHERE closed_at IS NULL GROUP BY stage',
            ) as $row
        ) {
            $found[$row['stage']] = $row;
        }
        $bars = [];
        foreach (array_diff_key(Lead::STAGES, ['won' => 0, 'lost' => 0]) as $stage => $label) {
            $bars[] = [
                'label' => $label,
                'count' => (int) ($found[$stage]['count'] ?? 0),
                'value' => (int) ($found[$stage]['value'] ?? 0),
            ];
        }

        return $bars;
    }

    /** @return list<array{label: string, value: int}> value of the leads won in each of the last six months */
    public static function wonByMonth(): array
    {
        $found = Database::pairs(
            "SELECT DATE_FORMAT(closed_at, '%Y-%m') AS month, SUM(value_rupees) FROM leads
             WHERE stage = 'won' AND closed_at >= DATE_FORMAT(CURDATE(), '%Y-%m-01') - INTERVAL 5 MONTH
             GROUP BY month",
        );
        $columns = [];
        for ($ago = 5; $ago >= 0; $ago--) {
            // Counted from the first of the month: "31 March minus one month" has no day of its own.
            $month = strtotime(substr(Clock::today(), 0, 7) . "-01 -$ago months");
            $columns[] = ['label' => date('M', $month), 'value' => (int) ($found[date('Y-m', $month)] ?? 0)];
        }

        return $columns;
    }

    /** @return array<string, int> */
    private static function integers(string $sql, array $values = []): array
    {
        return array_map(intval(...), Database::row($sql, $values));
    }
}
